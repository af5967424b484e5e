import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { RECIPES } from '../../apps/web/src/games/wink-family/sounds.ts';
import { eventually } from '../../tools/eventually.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import { noteSounds, switchesOn, timesHeard, trembles } from '../support/sounds.ts';
import { call, callsCardOf, face } from '../support/wink.ts';
import { winkTurn } from '../support/wink-family/alone.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const FOR_ME = '[data-part~="loge"][data-for-me]';
const { winked, winking } = RECIPES;
const SOUND = /^Son$/;
const HEADPHONES = /^Écouteurs/;
const MY_TURN = `${CALLABLE}, [data-part~="wink-claim"][data-button]`;
/** Ten times round the faces of a table of four. */
const MOST_LOOKS = 30;
const LOOK = 4_000;

/** As a phone trembles for a wink that is for me. */
const OF_A_WINK = [20];

/** Three people with phones that sound: one calls, another has the card and winks. */
async function wink(...switches: readonly RegExp[]) {
  const devices = Array.from({ length: 3 }, () => ({ size: PHONE, touch: true, lasting: 2_000 }));
  const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
  for (const guest of guests) {
    await noteSounds(guest);
    await guest.page.reload();
  }
  await begin(guests);
  for (const guest of guests) await switchesOn(guest, SOUND, ...switches);
  const caller = (await nextToAct(guests, CALLABLE))!;
  const partner = guests.find((guest) => guest !== caller)!;
  await callsCardOf(caller, partner);
  await face(caller, partner.name).click();
  await face(partner, caller.name).click();
  await partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').click();
  await caller.sees(FOR_ME);
  await caller.looksAway(FOR_ME);
  await partner.looksAway('[data-part~="wink-wink"][data-giving]');
  return { guests, caller, partner };
}

describe('my wink, and one that is for me', () => {
  test('make no sound among people, and no phone trembles: they may sit in one room', async () => {
    const { guests, caller, partner } = await wink();
    // What the whole table knows is heard: the next call, too, which comes after all that the wink could have sounded.
    await call((await nextToAct(guests, CALLABLE))!);
    for (const guest of guests) {
      await eventually(`two calls at ${guest.name}'s`, async () => (await timesHeard(guest, 'call')) === 2);
    }
    assert.equal(await timesHeard(caller, winked), 0);
    assert.equal(await timesHeard(partner, winking), 0);
    for (const guest of guests) assert.ok(!(await trembles(guest)).some((one) => isOfWink(one)), guest.name);
    await sayGoodbye(guests);
  });

  test('are heard and felt by whoever has said that they wear headphones, and by nobody else', async () => {
    const { guests, caller, partner } = await wink(HEADPHONES);
    await eventually('the wink to be heard', async () => (await timesHeard(caller, winked)) === 1);
    await eventually('my own to be heard', async () => (await timesHeard(partner, winking)) === 1);
    assert.equal((await trembles(caller)).filter(isOfWink).length, 1);
    for (const guest of guests) {
      if (guest !== caller) assert.equal(await timesHeard(guest, winked), 0, guest.name);
      if (guest !== partner) assert.equal(await timesHeard(guest, winking), 0, guest.name);
    }
    await sayGoodbye(guests);
  });

  test('are heard and felt alone against bots, where nobody else is', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size: PHONE, touch: true });
    await noteSounds(guest);
    await guest.playsAlone('wink');
    await switchesOn(guest, SOUND);
    await nextToAct([guest], CALLABLE);
    await call(guest);
    await findsWink(guest);
    await eventually('the wink to be heard', async () => (await timesHeard(guest, winked)) > 0);
    assert.ok((await trembles(guest)).some(isOfWink));
    await guest.leaves();
  });
});

const isOfWink = (pattern: readonly number[]): boolean => String(pattern) === String(OF_A_WINK);

/** Plays, and looks from face to face until one winks: a bot may have its reasons not to. */
async function findsWink(guest: Guest): Promise<void> {
  const faces = guest.get('[data-part~="wink-face"]');
  for (let nth = 0; nth < MOST_LOOKS; nth++) {
    if ((await guest.get(MY_TURN).count()) > 0) await winkTurn(guest);
    await faces.nth(nth % (await faces.count())).click();
    const isSeen = await guest
      .get(FOR_ME)
      .waitFor({ timeout: LOOK })
      .then(
        () => true,
        () => false,
      );
    if (isSeen) return;
  }
  assert.fail('Nobody winked.');
}
