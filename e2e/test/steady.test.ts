import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { playAgainstBots } from '../support/alone.ts';
import { Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';

/** Elements that must not move as long as a phone shows its faces, or as long as it shows its board. */
const IN_POSTURE =
  '[data-part~="wink-wink"], [data-part~="wink-card"], [data-part~="wink-strip"], [data-part~="wink-claim"]';
/** What a thumb aims at. Faces move aside for the one that I look at, and for nothing else: see faces.test.ts. */
const AIMED: Readonly<Record<'wink' | 'spywhere', string>> = {
  wink: '[data-part~="wink-call"], [data-part~="wink-claim"], [data-part~="wink-accuse"], [data-part~="wink-wink"], [data-part~="wink-card"], [data-part~="wink-strip"], [data-part~="wink-top"] button:not([data-part~="wink-points"])',
  spywhere:
    '[data-part~="spy-loge"], [data-part~="spy-market"] li, [data-part~="spy-pile-cards"], [data-part~="spy-actions"], [data-part~="spy-passport"], [data-part~="spy-tools"] button',
};
/** What is pressed goes down a little. */
const PLAY = 4;

/** Watches with every picture that is drawn whether anything has moved. */
async function watches({ page }: Guest, aimed: string): Promise<void> {
  await page.evaluate(
    ([selector, play, inPosture]) => {
      const before = new Map<string, DOMRect>();
      const moved = new Set<string>();
      Object.assign(window, { moved });
      const look = () => {
        // The game is over: its last verdict is looked at, and nothing is left to press.
        if (document.querySelector('[data-held]')) return;
        const counts = new Map<string, number>();
        for (const element of document.querySelectorAll<HTMLElement>(selector)) {
          const posture = document.querySelector<HTMLElement>('[data-posture]')?.dataset['posture'];
          const called = element.dataset['part'] || element.className || element.tagName;
          const name = element.matches(inPosture) ? `${called} of ${posture}` : called;
          const nth = (counts.get(name) ?? 0) + 1;
          counts.set(name, nth);
          const [was, is] = [before.get(`${name} ${nth}`), element.getBoundingClientRect()];
          before.set(`${name} ${nth}`, is);
          if (!was || is.width === 0 || was.width === 0) continue;
          const by = Math.max(...(['x', 'y', 'height'] as const).map((key) => Math.abs(was[key] - is[key])));
          if (by > play) moved.add(`${name} ${nth} by ${by} px`);
        }
        requestAnimationFrame(look);
      };
      look();
    },
    [aimed, PLAY, IN_POSTURE] as const,
  );
}

/** Bots take their time: all games are played beside each other. */
describe('nothing jumps under the thumb, from the deal to the end', { concurrency: true }, () => {
  for (const size of [PHONE, SMALL_PHONE]) {
    for (const game of ['wink', 'spywhere'] as const) {
      test(`${game} on a phone of ${size.width} × ${size.height}`, async () => {
        const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size, touch: true });
        await guest.playsAlone(game);
        await watches(guest, AIMED[game]);
        await playAgainstBots(guest, game);
        const moved = await guest.page.evaluate(() => [
          ...(window as unknown as { moved: Set<string> }).moved,
        ]);
        assert.deepEqual(moved, []);
        await guest.leaves();
      });
    }
  }
});
