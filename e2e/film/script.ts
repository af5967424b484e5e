import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Guest } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { STAGE, stagesEmpty } from '../support/stage.ts';
import { callsCardOf, face, playWink } from '../support/wink.ts';
import type { Camera } from './camera.ts';

const CALLS = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const MAY_ACT = `${CALLS}, [data-part~="wink-claim"][data-button]:not([aria-disabled="true"]), [data-part~="wink-call"][data-button="claim"]`;
/** As long as a hand needs, and an eye. */
const MOMENT = 700;
/** Everybody has called once before: from then on it is known who holds what was called. */
const ACCUSED = 4;
/** Long enough to play to the end. */
const LONGEST = 300_000;

/** Looks, a call, a wink, a naming, an accusation, the unmasking: one game, as the first guest sees it. */
export async function play(guests: readonly Guest[], camera: Camera): Promise<void> {
  const [hero, partner, other] = guests as [Guest, Guest, Guest];
  await stagesEmpty(guests);
  await untilTurnOf(hero, guests);
  camera.roll();
  await pause(MOMENT);
  await callsCardOf(hero, partner);
  await pause(2 * MOMENT);
  await face(hero, other.name).click();
  await pause(MOMENT);
  await face(hero, partner.name).click();
  await pause(MOMENT);
  await partner.get('[data-part~="wink-held"][data-called] button').first().click();
  await partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').click();
  await pause(3 * MOMENT);
  camera.cut();
  const wanted = ['naming', 'accusation', 'unmasking'];
  // What is played while the camera rolls is seen to its end; of the rest only the outcome counts.
  const between = async () => void (wanted.length > 1 && (await stagesEmpty([hero])));
  await Promise.all([
    playWink(guests, { winks: 0, accuses: ACCUSED, between }),
    filmScenes(hero, camera, wanted),
  ]);
}

/** The others play until it is this guest's turn to call. */
async function untilTurnOf(guest: Guest, guests: readonly Guest[]): Promise<void> {
  for (;;) {
    const next = await nextToAct(guests, MAY_ACT);
    assert.ok(next, 'The game was over before their turn came.');
    if (next === guest) return;
    await playWink(guests, { winks: 0, most: 1 });
    await stagesEmpty(guests);
  }
}

/** The first scene of each kind that is wanted, in this order, from its first step to its last. */
async function filmScenes(hero: Guest, camera: Camera, wanted: string[]): Promise<void> {
  for (let scene = wanted[0]; scene !== undefined; scene = wanted[0]) {
    await hero.get(`${STAGE}[data-scene="${scene}"]`).waitFor({ timeout: LONGEST });
    camera.roll();
    await hero.looksAway(`${STAGE}[data-scene="${scene}"]`);
    camera.cut();
    wanted.shift();
  }
}
