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
    const pressed = (await next.get(DOUBT).count()) > 0 ? DOUBT : BID;
    await next.get(pressed).click();
    // After a doubt there is no bid to doubt, and after a bid it is somebody else's turn.
    await next.looksAway(pressed);
  }
  assert.fail(`The game did not end in ${MOST_TURNS} turns.`);
}
