import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { violations } from '../support/axe.ts';
import { DESKTOP, Guest, type Language, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye, seatBots } from '../support/party.ts';

const TABLET = { width: 820, height: 1180 } as const;
const SCREENS = [PHONE, SMALL_PHONE, TABLET, DESKTOP];
const LANGUAGES: readonly Language[] = ['fr', 'en', 'de'];

const CARD = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const CALL = '[data-part~="wink-call"][data-button="claim"]';

/** Somebody who has never been here, and counts what they press. */
class Newcomer {
  readonly guest: Guest;
  taps = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  static async comes(size: { width: number; height: number }, language: Language): Promise<Newcomer> {
    const look = { url: server.url, name: 'Gus', size, language, touch: true } as const;
    return new Newcomer(
      await Guest.comes(browser, { ...look, pace: 'usual', hints: true, isNew: true, moving: true }),
    );
  }

  /** What is pressed is on the screen as it is: nobody scrolls for it. */
  async presses(selector: string): Promise<void> {
    const { page } = this.guest;
    const what = this.guest.get(selector).first();
    await what.waitFor();
    const box = (await what.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    assert.ok(box.x >= 0 && box.x + box.width <= width, `${selector} is beside the screen`);
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${selector} is below the screen`);
    this.taps += 1;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    assert.equal(await page.evaluate(() => window.scrollY), 0, 'nothing was scrolled');
  }
}

describe('from the first visit to the first call of one’s own: three taps, no scrolling', () => {
  for (const size of SCREENS) {
    for (const language of LANGUAGES) {
      test(`${size.width} by ${size.height}, ${language}`, async (context) => {
        const newcomer = await Newcomer.comes(size, language);
        const { guest } = newcomer;
        const start = performance.now();
        await guest.page.goto('/');
        await newcomer.presses('[data-part~="play"]');
        await guest.sees('[data-part~="first-steps"]');
        assert.equal(await guest.get('[data-part~="first-steps"] li').count(), 3);
        await newcomer.presses(CARD);
        await newcomer.presses(CALL);
        // The deal, and my call.
        await guest.get('[role="log"] p').nth(1).waitFor({ state: 'attached' });
        await guest.looksAway(CALL);
        const seconds = (performance.now() - start) / 1_000;
        context.diagnostic(
          `${size.width} by ${size.height}, ${language}: ${newcomer.taps} taps, ${seconds.toFixed(1)} s`,
        );
        assert.ok(newcomer.taps <= 3, `${newcomer.taps} taps`);
        assert.deepEqual(guest.complaints, []);
        await guest.leaves();
      });
    }
  }
});

/** Within so many milliseconds somebody plays, as far as the page decides it. */
const PLAYS_WITHIN = 5_000;
/** Time goes on by so much, where the page did nothing for that long. */
const TICK = 100;
const NOTHING_FOR = 2_000;

/**
 * How much time a page takes that it gives itself: its clock stands still, and goes on only where nothing comes without that. So a busy
 * machine makes no difference. The table itself, in a worker, has its own clock, and deals at once.
 */
class PageTime {
  readonly guest: Guest;
  spent = 0;

  private constructor(guest: Guest) {
    this.guest = guest;
  }

  static async stopped(guest: Guest): Promise<PageTime> {
    await guest.page.clock.install();
    await guest.page.goto('/');
    await guest.page.clock.pauseAt(Date.now() + 60_000);
    return new PageTime(guest);
  }

  async until(selector: string, state: 'visible' | 'hidden' = 'visible'): Promise<void> {
    const what = this.guest.get(selector).first();
    const comes = () =>
      what.waitFor({ state, timeout: NOTHING_FOR }).then(
        () => true,
        () => false,
      );
    while (!(await comes())) {
      await this.guest.page.clock.runFor(TICK);
      this.spent += TICK;
      assert.ok(this.spent <= PLAYS_WITHIN, `${selector} has to be waited for`);
    }
  }
}

describe('from the first visit to the first call of one’s own: no time that the page takes for itself', () => {
  for (const size of [PHONE, DESKTOP]) {
    test(`${size.width} by ${size.height}: what is staged and timed is less than five seconds in all`, async (context) => {
      const newcomer = await Newcomer.comes(size, 'fr');
      const time = await PageTime.stopped(newcomer.guest);
      for (const what of ['[data-part~="play"]', CARD, CALL]) {
        await time.until(what);
        await newcomer.presses(what);
      }
      await time.until(CALL, 'hidden');
      context.diagnostic(`${size.width} by ${size.height}: ${time.spent} ms of the page’s own time`);
      assert.deepEqual(newcomer.guest.complaints, []);
      await newcomer.guest.leaves();
    });
  }
});

describe('the first screen', () => {
  for (const size of SCREENS) {
    test(`${size.width} by ${size.height}: face, button, link and boxes without scrolling`, async () => {
      const { guest } = await Newcomer.comes(size, 'fr');
      await guest.page.goto('/');
      for (const part of ['hero-face', 'play', 'code-link', 'games', 'gear']) {
        const box = (await guest.get(`[data-part~="${part}"]`).first().boundingBox())!;
        assert.ok(box.y >= 0 && box.y + box.height <= size.height, `${part} ends at ${box.y + box.height}`);
      }
      const hero = (await guest.get('[data-part~="hero-face"]').boundingBox())!;
      assert.ok(hero.height >= 140, `the face has ${hero.height} px`);
      assert.deepEqual(await violations(guest), []);
      await guest.leaves();
    });
  }

  test('the face winks once at whoever comes in, then looks at the button', async () => {
    const { guest } = await Newcomer.comes(PHONE, 'fr');
    await guest.page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const pose = document.querySelector('[data-part~="hero-face"]')?.getAttribute('data-pose');
        if (pose && pose !== seen.at(-1)) seen.push(pose);
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-pose'] });
    });
    await guest.page.goto('/');
    await guest.sees('[data-part~="hero-face"][data-pose="look"]');
    const seen = await guest.page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    assert.deepEqual(seen, ['still', 'wink', 'look']);
    await guest.leaves();
  });

  test('WINK says where to start, and its editions share a box', async () => {
    const { guest } = await Newcomer.comes(DESKTOP, 'en');
    await guest.page.goto('/');
    await guest.sees('[data-part~="game-box"]');
    assert.equal(await guest.get('[data-part~="game-box"]').count(), 2);
    const first = guest.get('[data-part~="game-box"]').first();
    assert.equal(await first.locator('[data-part~="game"]').count(), 3);
    await first.locator('[data-part~="start-here"]').waitFor();
    assert.ok(await first.locator('[data-game="wink"] input').isChecked());
    await guest.leaves();
  });
});

describe('a first game', () => {
  test('is gentle: I call first, beginners play, nobody counts the time, and a second one is as I like it', async () => {
    const { guest } = await Newcomer.comes(PHONE, 'fr');
    await guest.page.goto('/');
    await guest.get('[data-part~="play"]').tap();
    await guest.sees(CARD);
    assert.equal(await guest.get('[data-part~="wink-face"]').count(), 3, 'as few as WINK allows');
    assert.equal(await guest.get('[role="timer"]').first().innerText(), '', 'no clock');
    const begun = await guest.page.evaluate(() => localStorage.getItem('oeillade/begun'));
    assert.equal(begun, '["wink"]');
    await guest.leaves();
  });

  test('goes on where it was, and is the first thing on the first page', async () => {
    const { guest } = await Newcomer.comes(DESKTOP, 'en');
    await guest.page.goto('/');
    await guest.get('[data-part~="play"]').click();
    await guest.sees(CARD);
    const address = guest.page.url();
    await guest.page.goto('/');
    await guest.get('[data-part~="waiting"]').getByText('waiting for you').waitFor();
    await guest.get('[data-part~="waiting"]').getByText('WINK, with Lou, Nino, and Bo').waitFor();
    await guest.get('[data-part~="go-back"]').click();
    await guest.sees('[data-part~="wink-table"]');
    assert.equal(guest.page.url(), address);
    await guest.leaves();
  });

  test('with people far away waits there too', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
    const [, ben] = guests as [Guest, Guest];
    await seatBots(guests[0]!, 2);
    await begin(guests);
    await ben.sees('[data-part~="wink-table"]');
    const address = ben.page.url();
    await ben.page.goto('/');
    await ben.get('[data-part~="waiting"]').getByText('Ben, on t’attend').waitFor();
    await ben.get('[data-part~="go-back"]').click();
    await ben.sees('[data-part~="wink-table"]');
    assert.equal(ben.page.url(), address);
    await sayGoodbye(guests);
  });

  test('of Spywhere begins with my passport', async () => {
    const { guest } = await Newcomer.comes(PHONE, 'en');
    await guest.page.goto('/');
    await guest.chooses('spywhere');
    await guest.get('[data-part~="play"]').tap();
    await guest.sees('[data-part~="first-steps"]');
    await guest.page.keyboard.press('Shift');
    await guest
      .get('[data-part~="spy-opening"]')
      .getByText(/^You are .* don’t let it show/)
      .waitFor();
    await guest.page.keyboard.press('Shift');
    await guest.looksAway('[data-part~="spy-opening"]');
    await guest.sees('[data-part~="spy-passport"][aria-pressed="true"]');
    await guest.leaves();
  });
});

test('a hint stands above the actions, over nothing that must be seen, and goes by itself', async () => {
  for (const size of SCREENS) {
    const { guest } = await Newcomer.comes(size, 'de');
    await guest.page.clock.install();
    await guest.page.goto('/');
    await guest.get('[data-part~="play"]').tap();
    await guest.sees('[data-part~="first-steps"]');
    await guest.page.keyboard.press('Shift');
    await guest.sees('[data-part~="table-hint"]');
    const boxOf = async (selector: string) => (await guest.get(selector).first().boundingBox())!;
    const hint = await boxOf('[data-part~="table-hint"]');
    for (const part of ['wink-turn', 'ring', 'wink-actions']) {
      const box = await boxOf(`[data-part~="${part}"]`);
      const isApart =
        hint.y + hint.height <= box.y ||
        box.y + box.height <= hint.y ||
        hint.x + hint.width <= box.x ||
        box.x + box.width <= hint.x;
      assert.ok(isApart, `${size.width} px: the hint lies over ${part}`);
    }
    await guest.page.clock.runFor(20_000);
    await guest.looksAway('[data-part~="table-hint"][data-hint="turn"]');
    await guest.leaves();
  }
});

test('alone, time stands still while the menu is open, and the game is on one page there', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', touch: true, size: PHONE });
  await guest.playsAlone('wink');
  await guest.get('[aria-haspopup="menu"]').tap();
  await guest.page.getByRole('menuitem', { name: 'Aide-mémoire' }).tap();
  await guest.sees('[data-part~="cheat-sheet"] [data-part~="three-rules"]');
  assert.deepEqual(await violations(guest), []);
  await guest.page.keyboard.press('Escape');
  await guest.looksAway('[data-part~="cheat-sheet"]');
  await guest.get('[aria-haspopup="menu"]').tap();
  await guest.page.getByRole('menuitem', { name: 'Pause' }).tap();
  await guest.get('[data-part~="paused"]').getByRole('button').tap();
  await guest.looksAway('[data-part~="paused"]');
  assert.deepEqual(guest.complaints, []);
  await guest.leaves();
});
