import assert from 'node:assert/strict';
import type { Guest } from '@oeillade/e2e/guest';

const END = '[data-part~="end"] [data-part~="place"]';
const ACTIONS = '[data-part~="dice-actions"][aria-busy="false"]';
const DOUBT = `${ACTIONS} [data-part~="dice-doubt"]`;
const BID = `${ACTIONS} [data-part~="dice-bid"]`;
const MOST_TURNS = 120;

/** Bids, and doubts whatever the other has bid, until somebody has no dice left. Bots play in between. */
export async function playDice(guests: readonly Guest[]): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = await Promise.race(
      guests.map(async (guest) => {
        await guest.sees(`${END}, ${ACTIONS}`);
        return guest;
      }),
    );
    if ((await next.get(END).count()) > 0) return;
    const isDoubted = (await next.get(DOUBT).count()) > 0;
    const lastBids = await next.get('[data-part~="ticket"]').count();
    await next.get(isDoubted ? DOUBT : BID).click();
    await next.page.waitForFunction(
      ([end, tickets, before]) =>
        document.querySelector(end as string) !== null ||
        document.querySelectorAll(tickets as string).length > (before as number),
      [END, '[data-part~="ticket"]', lastBids] as const,
    );
  }
  assert.fail(`The game did not end in ${MOST_TURNS} turns.`);
}
