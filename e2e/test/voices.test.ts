import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { areaUnderCurve, eitherWay } from '../../apps/server/test/timing/auc.ts';
import { limitOf } from '../../apps/server/test/timing/trials.ts';
import { eventually } from '../../tools/eventually.ts';
import { openBrowser } from '../browser.ts';
import { listenIn, noteOnsets, onsetsOf } from '../support/ears.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { arrive, begin, gather, sayGoodbye } from '../support/party.ts';
import { microphoneFlags, writeTones } from '../support/tones.ts';
import { listens, posture, turnsMicrophoneOn, voicesIn, voicesOut } from '../support/voices.ts';
import { face } from '../support/wink.ts';
import { TestServer } from '../test-server.ts';

/** Never as far from each other as any two others: what is heard late cannot be taken for the next one heard early. */
const TONES = [0.3, 1.2, 2.4, 3.9, 5.2].map((at) => ({ at, lasts: 0.2, pitch: 620 }));
const LOOP = 7;
const MOST_DELAY = 250;
/** A frame of the live socket with a voice in it: seat, header, and the packet that is always as long. */
const ONE_SIZE = 87;
const PIECE = 20;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const steps = (numbers: readonly number[]): number[] =>
  numbers.slice(1).map((number, at) => number - numbers[at]!);

/** Waits until a page has sent so many packets more. */
const speaksOn = (guest: Guest, packets: number): Promise<void> => {
  const enough = voicesOut(guest).length + packets;
  return eventually(`${packets} packets of ${guest.name}`, () => voicesOut(guest).length >= enough);
};

describe('voices', () => {
  let server: TestServer;
  let browser: Browser;
  before(async () => {
    server = await TestServer.open();
    browser = await openBrowser(microphoneFlags(writeTones(LOOP, TONES)));
  });
  after(async () => {
    await browser.close();
    await server.closes();
  });

  const company = (people: number, game: 'wink' | 'spywhere' = 'wink') => ({
    browser,
    url: server.url,
    game,
    people,
    devices: [{ voices: true, watching: 'looking' as const }, {}, { size: PHONE, touch: true }],
  });

  test('a tone of one is heard by all others within 250 ms, and by those who watch never', async (context) => {
    const guests = await arrive(company(3));
    const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
    for (const guest of guests) {
      await listenIn(guest);
      await guest.page.reload();
    }
    await listens(ben);
    await listens(cleo);
    await turnsMicrophoneOn(ada, 'open');
    await begin(guests);
    const { pathname } = new URL(ada.page.url());
    const [zoe, screen] = await Promise.all([
      Guest.comes(browser, { url: server.url, name: 'Zoé' }),
      Guest.comes(browser, { url: server.url, name: 'Salon' }),
    ]);
    await zoe.watches(pathname);
    await screen.page.goto(`${pathname}/screen`);
    await screen.sees('[data-part~="screen"]');

    await noteOnsets(ada, 'microphone');
    for (const listener of [ben, cleo]) await noteOnsets(listener, 'loudspeaker');
    const heard = async (guest: Guest) => (await onsetsOf(guest, 'loudspeaker')).length;
    for (const listener of [ben, cleo])
      await eventually(`ten tones heard by ${listener.name}`, async () => (await heard(listener)) >= 10);

    const spoken = await onsetsOf(ada, 'microphone');
    for (const listener of [ben, cleo]) {
      const onsets = await onsetsOf(listener, 'loudspeaker');
      // The last tones are still on their way to somebody.
      const delays = spoken.slice(0, 9).map((from) => onsets.find((onset) => onset > from)! - from);
      context.diagnostic(
        `${listener.name} hears after ${median(delays).toFixed(0)} ms (${delays.map((delay) => delay.toFixed(0)).join(', ')})`,
      );
      // A tone that is lost counts as the next one, which is heard a second later.
      const late = delays.filter((delay) => !(delay <= MOST_DELAY));
      assert.ok(late.length <= 1, `${listener.name} hears after ${late.map(Math.round).join(', ')} ms`);
    }
    for (const watcher of [zoe, screen]) {
      assert.deepEqual(watcher.live, [], `${watcher.name} has no such socket`);
      assert.equal(await watcher.get('[data-part~="voice"]').count(), 0);
    }
    assert.deepEqual(
      [...guests, zoe, screen].flatMap(({ complaints }) => complaints),
      [],
    );
    await sayGoodbye([...guests, zoe, screen]);
  });

  test('held to talk, open, muted, out of sight: packets go out while somebody is to be heard, and at no other time', async () => {
    const guests = await gather(company(3, 'spywhere'));
    const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
    await turnsMicrophoneOn(ada, 'push');
    await turnsMicrophoneOn(cleo, 'push');
    await listens(ben);
    assert.deepEqual([...voicesOut(ada), ...voicesOut(cleo)], [], 'nobody has pressed');

    await ada.page.keyboard.down('v');
    await posture(ada, 'speaking');
    await speaksOn(ada, 25);
    await ada.page.keyboard.up('v');
    await posture(ada, 'push');
    const said = voicesOut(ada).length;

    await cleo.get('[data-part~="voice-button"]').hover();
    await cleo.page.mouse.down();
    await posture(cleo, 'speaking');
    await speaksOn(cleo, 25);
    await cleo.page.mouse.up();
    await posture(cleo, 'push');
    assert.equal(await cleo.get('[data-part~="voice-panel"]').count(), 0, 'a hold opens nothing');
    assert.equal(voicesOut(ada).length, said, 'Ada has said nothing since');
    assert.equal(voicesOut(ben).length, 0, 'Ben only listens');

    await ada.get('[data-part~="voice-button"]').click();
    await ada.get('[data-part~="voice-panel"] [data-part~="choice-one"]').nth(1).click();
    await posture(ada, 'speaking');
    await ada.page.keyboard.press('Escape');
    await speaksOn(ada, 10);
    await ada.page.keyboard.press('v');
    await posture(ada, 'muted');
    const muted = voicesOut(ada).length;
    await cleo.page.mouse.down();
    await speaksOn(cleo, 25);
    await cleo.page.mouse.up();
    assert.ok(voicesOut(ada).length - muted <= 2, 'what was on its way, and nothing more');

    await hide(ada, true);
    await posture(ada, 'hears');
    await hide(ada, false);
    await posture(ada, 'muted');
    await ada.page.keyboard.press('v');
    await speaksOn(ada, 10);
    await hide(ada, true);
    await posture(ada, 'hears');
    await hide(ada, false);
    await posture(ada, 'speaking');
    await speaksOn(ada, 10);
    await sayGoodbye(guests);
  });

  test('sizes and times of packets say nothing of looks and signals', async (context) => {
    const guests = await gather(company(4));
    const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
    await turnsMicrophoneOn(ada, 'open');
    await listens(ben);
    await speaksOn(ada, 25);
    const stretches: Record<'still' | 'looking', ReturnType<typeof voicesIn>[]> = { still: [], looking: [] };
    const during = async (which: keyof typeof stretches, does: () => Promise<unknown>) => {
      const from = voicesIn(ben).length;
      const enough = voicesOut(ada).length + 100;
      await eventually('more packets', async () => {
        await does();
        return voicesOut(ada).length >= enough;
      });
      stretches[which].push(voicesIn(ben).slice(from));
    };
    for (let turn = 0; turn < 4; turn++) {
      await during('still', async () => {});
      // Looked at, looking, looked back at, and what a wink is made with: whether it is in order or not.
      await during('looking', async () => {
        for (const other of [cleo, dora]) {
          await face(ada, other.name).click();
          await face(other, 'Ada').click();
          await ada.page.keyboard.press(' ');
        }
      });
    }
    const packets = [...stretches.still, ...stretches.looking].flat();
    assert.deepEqual(new Set(packets.map(({ size }) => size)), new Set([ONE_SIZE]));
    assert.deepEqual(new Set(packets.map(({ from }) => from)), new Set([0]));
    // Those of one stretch follow on each other: a packet for each piece of 20 ms, by the microphone's clock.
    const gaps = Object.values(stretches)
      .flat()
      .flatMap((stretch) => steps(stretch.map(({ sentAt }) => sentAt)));
    assert.deepEqual(new Set(gaps), new Set([PIECE]));
    const times = (which: keyof typeof stretches) =>
      stretches[which].flatMap((stretch) => steps(stretch.map(({ at }) => at)));
    const [still, looking] = [times('still'), times('looking')];
    const auc = eitherWay(areaUnderCurve(looking, still));
    context.diagnostic(
      `between packets ${median(still).toFixed(1)} ms (${still.length}) and ${median(looking).toFixed(1)} ms (${looking.length}), AUC ${auc.toFixed(3)}`,
    );
    assert.ok(Math.abs(median(still) - median(looking)) < PIECE / 2);
    assert.ok(auc <= limitOf(still.length + looking.length), `AUC ${auc}`);
    await sayGoodbye(guests);
  });
});

/** As the browser tells a page that goes out of sight. */
async function hide({ page }: Guest, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );
}
