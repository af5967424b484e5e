import assert from 'node:assert/strict';
import type { Guest } from './guest.ts';

const MOST_STEPS = 400;
const CALLABLE = '.wk-card:not([aria-disabled="true"])';
const READY = `.wk-claim.btn:not([aria-disabled="true"]), ${CALLABLE}, .wk-call.claim`;

const MOST_WAITING = 30_000;
const BETWEEN_LOOKS = 25;

/** Whoever is to play, or null when the game is over. */
export async function nextToAct(guests: readonly Guest[], ready: string): Promise<Guest | null> {
  const until = performance.now() + MOST_WAITING;
  while (performance.now() < until) {
    for (const guest of guests) {
      const state = await guest.page.evaluate(
        (selector) =>
          document.querySelector('.end') ? 'over' : document.querySelector(selector) ? 'ready' : '',
        ready,
      );
      if (state !== '') return state === 'over' ? null : guest;
    }
    await new Promise((again) => setTimeout(again, BETWEEN_LOOKS));
  }
  assert.fail('Nobody can do anything.');
}

export interface WinkPlan {
  /** After so many turns nobody winks any more: they name whoever has the card. */
  readonly winks: number;
  /** In this turn somebody else accuses. */
  readonly accuses?: number;
  readonly most?: number;
  readonly between?: (step: number) => Promise<void>;
}

/** Plays by pressing what is on the screens, to the end of the game; gives how often somebody named somebody. */
export async function playWink(guests: readonly Guest[], plan: WinkPlan): Promise<number> {
  let named = 0;
  for (let step = 0; step < (plan.most ?? MOST_STEPS); step++) {
    await plan.between?.(step);
    const guest = await nextToAct(guests, READY);
    if (!guest) return named;
    if (await guest.get('.wk-claim.btn').isVisible()) {
      if (named === plan.accuses) await accuse(guests, guest);
      else await name(guests, guest, named < plan.winks);
      named += 1;
    } else await call(guest);
  }
  if (plan.most === undefined) assert.fail(`The game did not end in ${MOST_STEPS} steps.`);
  return named;
}

export async function call(guest: Guest): Promise<void> {
  const card = guest.get(CALLABLE).first();
  if ((await card.count()) > 0) await card.click();
  await guest.get('.wk-call.claim').click();
  await guest.looksAway(CALLABLE);
}

async function calledBy(guest: Guest): Promise<number> {
  const words = (await guest.get('.wk-claim.btn').innerText()).match(/\d+/g);
  return Number(words?.at(-1));
}

/** Who has the card, or null when nobody at the table does. */
async function holderOf(number: number, others: readonly Guest[]): Promise<Guest | null> {
  for (const guest of others) {
    if ((await guest.get(`.wk-held[data-called] button[aria-label^="${number},"]`).count()) > 0) return guest;
  }
  return null;
}

export const face = (guest: Guest, of: string) => guest.get(`.wk-face[aria-label^="${of},"]`);

async function name(guests: readonly Guest[], guest: Guest, winks: boolean): Promise<void> {
  const number = await calledBy(guest);
  const holder = await holderOf(
    number,
    guests.filter((other) => other !== guest),
  );
  const partner = holder ?? guests.find((other) => other !== guest)!;
  await face(guest, partner.name).click();
  if (holder && winks) {
    await holder.get(`.wk-held[data-called] button[aria-label^="${number},"]`).click();
    await holder.get('.wk-wink:not([aria-disabled="true"])').click();
    // Only the one who looks sees it.
    await guest.get('.wk-looking small').filter({ hasText: 'te fait un clin d’œil' }).waitFor();
  }
  await guest.get('.wk-claim.btn').filter({ hasText: partner.name }).click();
  await guest.looksAway('.wk-claim.btn');
}

/** Somebody who has not the card has seen enough. */
async function accuse(guests: readonly Guest[], caller: Guest): Promise<void> {
  const number = await calledBy(caller);
  const holder = await holderOf(
    number,
    guests.filter((other) => other !== caller),
  );
  const accuser = guests.find((other) => other !== caller && other !== holder)!;
  const suspect = holder ?? guests.find((other) => other !== caller && other !== accuser)!;
  await accuser.get('.wk-accuse:not([aria-disabled="true"])').click();
  await accuser.page
    .getByRole('dialog')
    .getByRole('button', { name: `${suspect.name} a le ${number}`, exact: true })
    .click();
  await Promise.all(
    guests.map((guest) =>
      guest.get('[role="log"]').getByText(' accuse ').first().waitFor({ state: 'attached' }),
    ),
  );
  // Whoever is unmasked has called for nothing; after a wrong accusation the search goes on.
  if (holder) await caller.looksAway('.wk-claim.btn');
}
