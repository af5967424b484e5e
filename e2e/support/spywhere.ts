import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';
import { nextToAct } from './wink.ts';

const MOST_STEPS = 400;
const READY = [
  '.sp-pile-cards[data-ready]:not([data-busy])',
  '.sp-hand[data-open]',
  '.sp-actions:not([aria-busy="true"]) [data-focus="act"]',
  '.sheet-foot .btn:not([disabled])',
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
  if (await guest.get('.sheet-foot .btn').isVisible()) return makeLastAttempts(guest);
  if (await guest.get('.sp-pile-cards[data-ready]').isVisible()) {
    await guest.get('.sp-pile-cards[data-ready]').click();
    return guest.looksAway('.sp-pile-cards[data-ready]');
  }
  if (await guest.get('.sp-hand[data-open]').isVisible()) return exchange(guest);
  const eliminate = guest.get('.sp-actions .btn.claim');
  if (await eliminate.isVisible()) {
    await eliminate.click();
    return guest.looksAway('.sp-actions .btn.claim');
  }
  const identify = guest.get('.sp-actions .btn.danger:not([disabled])');
  if (!isShy && (await identify.isVisible())) {
    await identify.click();
    await guest.get('.sp-guess').first().click();
  } else await guest.get('.sp-actions .btn:not(.danger)').click();
  await guest.looksAway('.sp-actions .btn.danger');
}

/** A card for another: two presses. */
async function exchange(guest: Guest): Promise<void> {
  await guest.get('.sp-hand .sp-card').first().click();
  const given = await guest.get('.sp-hand .sp-card').first().getAttribute('aria-label');
  const nation = /^\S+ (.*?)\./.exec(given ?? '')?.[1] ?? '';
  await guest.get(`.sp-market .sp-card:not([aria-label$=" ${nation}"])`).first().click();
  await guest.looksAway('.sp-hand[data-open]');
}

async function makeLastAttempts(guest: Guest): Promise<void> {
  const guess = guest.get('.sp-guess').first();
  if ((await guess.count()) > 0) await guess.click();
  await guest.get('.sheet-foot .btn').click();
  await guest.looksAway('.sheet-foot');
}
