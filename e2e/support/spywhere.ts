import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';
import { nextToAct } from './next-to-act.ts';

const MOST_STEPS = 400;
const READY = [
  '[data-part~="spy-pile-cards"][data-ready]:not([data-busy])',
  '[data-part~="spy-hand"][data-open]',
  '[data-part~="spy-actions"]:not([aria-busy="true"]) [data-focus="act"]',
  '[data-part~="sheet-foot"] [data-button]:not([disabled])',
].join(', ');

export interface SpywherePlan {
  readonly most?: number;
  /** Goes on until this is so. */
  readonly until?: () => Promise<boolean>;
  /** Identifies nobody in their turns. */
  readonly shy?: Guest;
  readonly between?: (step: number) => Promise<void>;
}

/** Plays by pressing what is on the screens, to the end of the game. */
export async function playSpywhere(guests: readonly Guest[], plan: SpywherePlan = {}): Promise<void> {
  for (let step = 0; step < (plan.most ?? MOST_STEPS); step++) {
    await plan.between?.(step);
    if (await plan.until?.()) return;
    const guest = await nextToAct(guests, READY);
    if (!guest) return;
    await act(guest, guest === plan.shy);
  }
  if (plan.most === undefined) assert.fail(`The game did not end in ${MOST_STEPS} steps.`);
}

async function act(guest: Guest, isShy: boolean): Promise<void> {
  if (await guest.get('[data-part~="sheet-foot"] [data-button]').isVisible()) return makeLastAttempts(guest);
  if (await guest.get('[data-part~="spy-pile-cards"][data-ready]').isVisible()) {
    await guest.get('[data-part~="spy-pile-cards"][data-ready]').click();
    return guest.looksAway('[data-part~="spy-pile-cards"][data-ready]');
  }
  if (await guest.get('[data-part~="spy-hand"][data-open]').isVisible()) return exchange(guest);
  const eliminate = guest.get('[data-part~="spy-actions"] [data-button="claim"]');
  if (await eliminate.isVisible()) {
    await eliminate.click();
    return guest.looksAway('[data-part~="spy-actions"] [data-button="claim"]');
  }
  const identify = guest.get('[data-part~="spy-actions"] [data-button="danger"]:not([disabled])');
  if (!isShy && (await identify.isVisible())) {
    await identify.click();
    await isWarned(guest);
    await guest.get('[data-part~="spy-guess"]').first().click();
    await guest.get('[data-part~="spy-seal"]').click();
  } else await guest.get('[data-part~="spy-actions"] [data-button]:not([data-button="danger"])').click();
  await guest.looksAway('[data-part~="spy-actions"] [data-button="danger"]');
}

/** Where somebody has eliminated a country in front of everybody, a guess that they are from there is warned of. */
async function isWarned(guest: Guest): Promise<void> {
  const wrong = guest.get('[data-part~="spy-guess"][data-state="clue"]').first();
  if ((await wrong.count()) === 0) return;
  assert.equal(await guest.get('[data-part~="spy-excluded"]').innerText(), '');
  await wrong.click();
  await guest.sees('[data-part~="spy-excluded"]:not(:empty)');
}

/** A card for another: two presses. */
async function exchange(guest: Guest): Promise<void> {
  await guest.get('[data-part~="spy-hand"] [data-part~="spy-card"]').first().click();
  const given = await guest
    .get('[data-part~="spy-hand"] [data-part~="spy-card"]')
    .first()
    .getAttribute('aria-label');
  const nation = /^\S+ (.*?)\./.exec(given ?? '')?.[1] ?? '';
  await guest
    .get(`[data-part~="spy-market"] [data-part~="spy-card"]:not([aria-label$=" ${nation}"])`)
    .first()
    .click();
  await guest.looksAway('[data-part~="spy-hand"][data-open]');
}

async function makeLastAttempts(guest: Guest): Promise<void> {
  await isWarned(guest);
  const guess = guest.get('[data-part~="spy-guess"]').first();
  if ((await guess.count()) > 0) await guess.click();
  await guest.get('[data-part~="sheet-foot"] [data-button]').click();
  await guest.looksAway('[data-part~="sheet-foot"]');
}
