import type { Seat } from '@oeillade/kernel';
import type { Memory, Reading } from './memory.ts';
import { callsLeft, leadWith } from './standing.ts';

export interface Accusation {
  readonly named: Seat;
  readonly number: number;
}

/** Of the calls that are still to come, the share of whose winks somebody attentive sees. */
const SEEN_OF_CALLS = 0.06;

/** An accusation that is sure: somebody is known to hold a number that is called right now. */
export function sureAccusation(memory: Memory): Accusation | null {
  if (memory.spies === 0 || memory.isOver) return null;
  for (let caller = 0; caller < memory.players; caller++) {
    const number = caller === memory.seat ? 0 : memory.called(caller);
    const named = number === 0 ? null : memory.holderOf(number);
    if (named === null || named === memory.seat || named === caller || memory.isBanned(number)) continue;
    return { named, number };
  }
  return null;
}

/** The accusation that is most likely right, with how likely it is; null where none is possible. */
export function likeliestAccusation(
  memory: Memory,
  reading: Reading,
): (Accusation & { readonly chance: number }) | null {
  if (memory.spies === 0 || memory.isOver) return null;
  let best: (Accusation & { readonly chance: number }) | null = null;
  for (let caller = 0; caller < memory.players; caller++) {
    const number = caller === memory.seat ? 0 : memory.called(caller);
    if (number === 0 || memory.isBanned(number)) continue;
    for (let named = 0; named < memory.players; named++) {
      if (named === memory.seat || named === caller) continue;
      const chance = memory.likelihood(named, caller, reading);
      if (chance > (best?.chance ?? 0)) best = { named, number, chance };
    }
  }
  return best;
}

/**
 * How many points an accusation that is right with this chance is worth more than keeping the spy card. A right one brings two
 * cards for it; kept, the card is a point at the end, or the price of a wink that will be seen for certain.
 */
export function worthOf(memory: Memory, chance: number): number {
  const sure = Math.min(1, (callsLeft(memory) * SEEN_OF_CALLS) / memory.spies);
  return 2 * chance - 1 - sure;
}

/** The last card of a hand ends the game: only somebody who wins by it takes it. */
export const isEndWanted = (memory: Memory, named: Seat): boolean =>
  memory.cardsOf(named) > 1 || leadWith(memory, 1, null, 0) >= 0;
