import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { STAGE, type StepSeen, stagesEmpty, stepsSeen, watchStage } from '../support/stage.ts';
import { call, face, playWink } from '../support/wink.ts';

const DEVICES = [
  { size: PHONE, touch: true, moving: true },
  { size: DESKTOP, moving: true },
  { size: PHONE, touch: true, moving: true },
  { size: DESKTOP },
];
const DOUBTS = [1, 2, 3, 4, 5, 6].map((nth) => `doubt-${nth}`);
const LAST_DOUBT = 'doubt-6';

/** The steps of the scenes of one kind, scene after scene. */
const stepsOf = (seen: readonly StepSeen[], scene: string): string[] =>
  seen.filter((step) => step.scene === scene).map(({ step }) => step);
const wordsAt = (seen: readonly StepSeen[], step: string): string =>
  seen
    .filter((one) => one.step === step)
    .map(({ words }) => words)
    .join(' ');

async function playsUntil(guests: readonly Guest[], most: number, accuses?: number): Promise<void> {
  await Promise.all(guests.map(watchStage));
  const between = () => stagesEmpty(guests).then(() => undefined);
  await playWink(guests, { winks: 1, most, between, ...(accuses === undefined ? {} : { accuses }) });
  await stagesEmpty(guests);
}

describe('what is announced is played on every screen', () => {
  test('E-11 calls, a right naming and a true accusation, step by step, with the eyes held while paper moves', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices: DEVICES });
    await playsUntil(guests, 7, 1);
    for (const guest of guests) {
      const seen = await stepsSeen(guest);
      assert.ok(stepsOf(seen, 'call').includes('drop'), `${guest.name} saw the calls`);
      assert.deepEqual(stepsOf(seen, 'naming'), ['meet', 'one-face', 'tear', 'share'], guest.name);
      assert.deepEqual(
        stepsOf(seen, 'accusation'),
        ['curtain', 'title', ...DOUBTS, 'verdict', 'replay', 'cost', 'open'],
        guest.name,
      );
      const free = seen
        .filter(({ scene, gaze }) => scene !== 'deal' && gaze === 'free')
        .map(({ step }) => step);
      assert.deepEqual(new Set(free), new Set(['read', 'one-face', ...DOUBTS, 'replay']));
      assert.doesNotMatch(wordsAt(seen, LAST_DOUBT), /Coupable|vu/, 'nobody knows it yet');
      const at = (step: string) => seen.find((one) => one.scene === 'accusation' && one.step === step)!;
      assert.match(at(LAST_DOUBT).log, / accuse /, 'it was said who accuses');
      assert.doesNotMatch(at(LAST_DOUBT).log, /Démasqué/, 'and not what came of it');
      assert.match(at('replay').log, /Démasqué/);
      for (const step of ['curtain', 'title', ...DOUBTS]) {
        assert.doesNotMatch(
          at(step).tickets,
          /Démasqué/,
          `${guest.name}, ${step}: nor is it written anywhere`,
        );
        assert.equal(
          at(step).counted,
          at('curtain').counted,
          `${guest.name}, ${step}: nor can it be counted`,
        );
      }
      assert.match(at('replay').tickets, /Démasqué/, guest.name);
      assert.notEqual(at('replay').counted, at('curtain').counted, 'with the verdict all of it is there');
      assert.deepEqual(guest.complaints, []);
    }
    await firstPerson(guests);
    await sayGoodbye(guests);
  });

  test('a wrong naming in Zwinkern: the card leaves the table, and nothing is told', async () => {
    const guests = await gather({ browser, url: server.url, game: 'zwinkern', people: 3, devices: DEVICES });
    await Promise.all(guests.map(watchStage));
    await namesWrongly(guests);
    for (const guest of guests) {
      const seen = await stepsSeen(guest);
      assert.deepEqual(stepsOf(seen, 'naming'), ['meet', 'dark', 'turn', 'silence'], guest.name);
      assert.match(wordsAt(seen, 'silence'), /La carte quitte la table/);
      assert.doesNotMatch(wordsAt(seen, 'silence'), / pose /);
    }
    await sayGoodbye(guests);
  });
});

test('in Spywhere exchanges and sealed guesses are, and a guess says on no screen what is on its card', async () => {
  const guests = await gather({
    browser,
    url: server.url,
    game: 'spywhere',
    people: 2,
    devices: DEVICES.slice(0, 2),
  });
  await Promise.all(guests.map(watchStage));
  const isSealed = async () => stepsOf(await stepsSeen(guests[0]!), 'guess').includes('lie');
  await playSpywhere(guests, {
    until: isSealed,
    between: () => stagesEmpty(guests).then(() => undefined),
  });
  for (const guest of guests) {
    const seen = await stepsSeen(guest);
    assert.ok(stepsOf(seen, 'exchange').length > 0, `${guest.name} saw the exchanges`);
    assert.deepEqual(stepsOf(seen, 'guess'), ['travel', 'stamp', 'lie'], guest.name);
    const guess = seen.filter(({ scene }) => scene === 'guess');
    for (const { step, gaze, words } of guess) {
      assert.match(words, /^[? ]+$/, guest.name);
      assert.equal(gaze, step === 'lie' ? 'free' : 'hold');
    }
    assert.deepEqual(guest.complaints, []);
  }
  await sayGoodbye(guests);
});

/** The one who was caught is told by whom, the accuser that they saw well, and the room that it was so. */
async function firstPerson(guests: readonly Guest[]): Promise<void> {
  const verdicts = await Promise.all(guests.map(async (guest) => wordsAt(await stepsSeen(guest), 'verdict')));
  assert.equal(verdicts.filter((words) => words.includes('a tout vu !')).length, 1, verdicts.join(' | '));
  assert.equal(verdicts.filter((words) => words.includes('Bien vu !')).length, 1, verdicts.join(' | '));
  assert.equal(verdicts.filter((words) => words.includes('Coupable !')).length, guests.length - 2);
}

/** Everybody calls, and the first to name somebody names one who has not the card. */
async function namesWrongly(guests: readonly Guest[]): Promise<void> {
  await playWink(guests, { winks: 0, most: 3, between: () => stagesEmpty(guests).then(() => undefined) });
  await stagesEmpty(guests);
  const claims = await Promise.all(
    guests.map((guest) => guest.get('[data-part~="wink-claim"][data-button]').count()),
  );
  const caller = guests[claims.indexOf(1)]!;
  const number = Number(
    (await caller.get('[data-part~="wink-claim"][data-button]').innerText()).match(/\d+/)?.[0],
  );
  const held = `[data-part~="wink-held"] [aria-label^="${number},"]`;
  const others = guests.filter((guest) => guest !== caller);
  const holds = await Promise.all(others.map((guest) => guest.get(held).count()));
  const innocent = others[holds.indexOf(0)]!;
  await face(caller, innocent.name).click();
  await caller.get('[data-part~="wink-claim"][data-button]').filter({ hasText: innocent.name }).click();
  await others[0]!.sees('[data-scene="naming"]');
  await stagesEmpty(guests);
}

describe('nothing that is staged delays anybody', () => {
  test('a press on a face during an accusation looks at it at once, and the stage is empty', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices: DEVICES });
    await Promise.all(guests.map(watchStage));
    await playWink(guests, { winks: 0, most: 5, accuses: 0 });
    const presser = guests[0]!;
    await presser.sees('[data-scene="accusation"]');
    await presser.page.evaluate((stage) => {
      const after = (count: number, then: () => void): void => {
        if (count === 0) then();
        else requestAnimationFrame(() => after(count - 1, then));
      };
      const note = () => after(2, () => Object.assign(window, { emptied: !document.querySelector(stage) }));
      window.addEventListener('pointerdown', note, { capture: true, once: true });
      // How many frames are drawn from the click to the look that it asks for.
      let frames = 0;
      const count = (): void => {
        frames += 1;
        requestAnimationFrame(count);
      };
      window.addEventListener('click', () => requestAnimationFrame(count), { capture: true, once: true });
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (this: WebSocket, data) {
        if (String(data).includes('"ask":"look"')) Object.assign(window, { framesUntilLook: frames });
        return send.call(this, data);
      };
    }, STAGE);
    const looked = presser.sent.filter(({ text }) => text.includes('"ask":"look"')).length;
    await presser.get('[data-part~="wink-face"][aria-pressed="false"]').first().click();
    await presser.page.waitForFunction(() => 'emptied' in window);
    assert.equal(
      await presser.page.evaluate(() => (window as unknown as { emptied: boolean }).emptied),
      true,
    );
    assert.equal(presser.sent.filter(({ text }) => text.includes('"ask":"look"')).length, looked + 1);
    const frames = await presser.page.evaluate(
      () => (window as unknown as { framesUntilLook: number }).framesUntilLook,
    );
    assert.ok(frames <= 1, `${frames} frames were drawn before the look was sent`);
    const steps = stepsOf(await stepsSeen(presser), 'accusation');
    assert.ok(!steps.includes('open'), 'it was ended, and did not end by itself');
    await sayGoodbye(guests);
  });

  test('the number of a call stays with its caller when a phone is turned meanwhile', async () => {
    const devices = Array.from({ length: 4 }, () => ({ size: PHONE, touch: true, moving: true }));
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
    const caller = (await nextToAct(guests, '[data-part~="wink-card"]:not([aria-disabled="true"])'))!;
    const phone = guests.find((guest) => guest !== caller)!;
    const shown = phone.get('[data-part~="stage-number"]').waitFor();
    await Promise.all([call(caller), shown]);
    await phone.page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    const off = phone.page.evaluate(
      ([name]) =>
        new Promise<number>((done) => {
          let least = Number.POSITIVE_INFINITY;
          const look = () => {
            const number = document.querySelector('[data-part~="stage-number"]')?.getBoundingClientRect();
            const loge = document
              .querySelector(`[data-part~="wink-face"][aria-label^="${name},"]`)
              ?.getBoundingClientRect();
            if (!number || !loge) return done(least);
            const by = Math.abs(number.x + number.width / 2 - (loge.x + loge.width / 2));
            least = Math.min(least, by);
            requestAnimationFrame(look);
          };
          look();
        }),
      [caller.name],
    );
    assert.ok((await off) < 4, `it came no nearer than ${await off} px`);
    await sayGoodbye(guests);
  });

  test('where theatre is plain nothing is staged, and the verdict is told in words', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices: DEVICES });
    const [sober] = guests as [Guest, ...Guest[]];
    await sober.get('[aria-haspopup="menu"]').click();
    await sober.page.getByRole('menuitemradio', { name: 'Sobre' }).click();
    await sober.page.keyboard.press('Escape');
    await Promise.all(guests.map(watchStage));
    await playWink(guests, { winks: 0, most: 5, accuses: 0 });
    await sober
      .get('[role="log"]')
      .getByText(/Démasqué|Raté/)
      .first()
      .waitFor({ state: 'attached' });
    assert.deepEqual(await stepsSeen(sober), []);
    await sayGoodbye(guests);
  });
});

describe('the last act', () => {
  test('of WINK: masks from last to first, the winner’s doors, one wink; then three moments, the series and another', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices: DEVICES });
    await Promise.all(guests.map(watchStage));
    await playWink(guests, { winks: 2, accuses: 2 });
    await Promise.all(guests.map((guest) => guest.sees('[data-part~="end"] [data-part~="place"]')));
    await Promise.all(guests.map((guest) => guest.sees('[data-scene="unmasking"]')));
    await stagesEmpty(guests);
    for (const guest of guests) {
      const steps = stepsOf(await stepsSeen(guest), 'unmasking');
      assert.deepEqual(steps.slice(0, 2), ['lift 0', 'bare 0'], guest.name);
      // Everybody has an award, and the time to read it.
      const ribbons = steps.flatMap((step, at) => (step.startsWith('ribbon') ? [at] : []));
      assert.equal(ribbons.length, steps.filter((step) => step.startsWith('lift')).length, steps.join(', '));
      for (const at of ribbons) assert.equal(steps[at + 1], steps[at]!.replace('ribbon', 'read'), guest.name);
      const all = await stepsSeen(guest);
      const last = all[all.findIndex(({ scene }) => scene === 'unmasking') - 1];
      assert.match(last?.step ?? '', /^(?:share|silence|open)$/, 'the last verdict was played to its end');
      assert.ok(steps.includes('lift 1') && steps.includes('lift 2'), steps.join(', '));
      const moments = await guest.get('[data-part~="end-moments"] li').count();
      assert.ok(moments >= 1 && moments <= 3, `${moments} moments to watch again`);
      assert.equal(await guest.get('[data-part~="evening-score"] li').count(), 4);
      assert.equal(
        await guest.get('[data-part~="end-accounts"][open]').count(),
        0,
        'the accounts are folded',
      );
      assert.deepEqual(guest.complaints, [], guest.name);
    }
    const [first] = guests as [Guest, ...Guest[]];
    assert.deepEqual(stepsOf(await stepsSeen(first), 'unmasking').slice(-3), ['doors', 'turn', 'wink']);
    const ranks = await first
      .get('[data-part~="place"]')
      .evaluateAll((places) => places.map((place) => (place as HTMLLIElement).value).reverse());
    const told = (await stepsSeen(first))
      .filter(({ scene }) => scene === 'unmasking')
      .map(({ narrated }) => narrated)
      .filter((words, at, all) => words !== '' && words !== all[at - 1]);
    assert.deepEqual(
      told.flatMap((words) => [...words.matchAll(/(?:^|\. )(\d)\. \p{L}/gu)].map(([, rank]) => Number(rank))),
      ranks,
      told.join(' | '),
    );
    for (const guest of guests) {
      const focused = (await stepsSeen(guest))
        .filter(({ scene }) => scene === 'unmasking')
        .map(({ focus }) => focus);
      assert.deepEqual(new Set(focused), new Set(['BODY']), 'nothing on the page says yet who won');
    }
    await first.sees('[data-part~="another"]:focus');
    await first.page.keyboard.press('Enter');
    await guests[0]!.sees('[data-part~="lobby"]');
    await guests[1]!.sees('[data-part~="asked"]');
    await sayGoodbye(guests);
  });

  test('ended by a key comes to the way to another game, and that key does not press it', async () => {
    const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 2, devices: DEVICES });
    await Promise.all(guests.map(watchStage));
    await playSpywhere(guests);
    const [ada] = guests as [Guest, ...Guest[]];
    await ada.sees('[data-scene="passports"]');
    await ada.page.keyboard.down('Enter');
    await ada.looksAway(STAGE);
    assert.equal(await ada.get('[data-part~="another"]:focus').count(), 0, 'the key is still down');
    await ada.page.keyboard.up('Enter');
    await ada.sees('[data-part~="another"]:focus');
    assert.equal(await ada.get('[data-part~="lobby"]').count(), 0);
    await ada.page.keyboard.press('Enter');
    await ada.sees('[data-part~="lobby"]');
    await sayGoodbye(guests);
  });

  test('of Spywhere: passports open one by one, and a stamp falls on each', async () => {
    const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 2, devices: DEVICES });
    await Promise.all(guests.map(watchStage));
    await playSpywhere(guests);
    await Promise.all(guests.map((guest) => guest.sees('[data-scene="passports"]')));
    await stagesEmpty(guests);
    for (const guest of guests) {
      const seen = await stepsSeen(guest);
      assert.deepEqual(stepsOf(seen, 'passports'), [
        ...['unfold 0', 'stamp 0', 'look 0', 'reader 0'],
        ...['unfold 1', 'stamp 1', 'look 1', 'reader 1'],
        'rest',
      ]);
      assert.match(wordsAt(seen, 'look 0'), /Percé|Secret/);
    }
    await sayGoodbye(guests);
  });

  test('whoever opens the page of a game that is over sees no last act', async () => {
    const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 2 });
    await playSpywhere(guests);
    const [late] = guests as [Guest, ...Guest[]];
    await late.sees('[data-part~="end"] [data-part~="place"]');
    await late.page.reload();
    await late.sees('[data-part~="end"] [data-part~="end-moments"]');
    assert.equal(await late.get(STAGE).count(), 0);
    await sayGoodbye(guests);
  });
});
