import type { Seat } from '@oeillade/kernel';
import type { Memory } from './memory.ts';

/** About how many calls are still to come: a game is over when the shortest hand is empty. */
export function callsLeft(memory: Memory): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < memory.players; seat++) shortest = Math.min(shortest, memory.cardsOf(seat));
  return shortest * memory.players;
}

/** By how many points this player would be ahead of the best other, with so many points added for it and for another. */
export function leadWith(memory: Memory, mine: number, other: Seat | null, theirs: number): number {
  let best = 0;
  for (let seat = 0; seat < memory.players; seat++) {
    if (seat === memory.seat) continue;
    best = Math.max(best, memory.scoreOf(seat) + (seat === other ? theirs : 0));
  }
  return memory.scoreOf(memory.seat) + mine - best;
}

/** A contact is a point for both: is it worth making, when the card that it takes is one of this holder's? */
export function isContactWorth(memory: Memory, other: Seat, holder: Seat): boolean {
  const lead = leadWith(memory, 1, other, 1);
  // The last card ends the game: then only those want it who win by it.
  if (memory.cardsOf(holder) === 1) return lead >= 0;
  // Towards the end a point for the leader is one that cannot be caught up with.
  const isLate = callsLeft(memory) <= memory.players;
  return !isLate || lead >= 0 || memory.scoreOf(other) <= memory.scoreOf(memory.seat);
}
