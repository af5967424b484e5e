import * as spywhereRules from '@oeillade/games/spywhere';
import { Beliefs } from './beliefs.ts';
import type { Evidence } from './evidence.ts';
import type { Hands } from './hands.ts';
import { inPlayWithout, ownMask, type View } from './mind.ts';

const { CLOSER_BONUS, indexOf, NATION_COUNT } = spywhereRules;

/** Cards of their own that somebody gains in a turn, from the market and from the pile. */
const GROWTH = 0.9;

/** What the points come to, as far as one seat can tell, if it ends the game. */
export interface Race {
  readonly mine: number;
  readonly best: number;
}

/** How everybody stands once so many more rounds are played and this seat has closed the game. */
export function raceAt(view: View, evidence: Evidence, beliefs: Beliefs, hands: Hands, rounds: number): Race {
  const me = view.viewer!;
  const more = rounds * GROWTH;
  const own = view.own!.hand.filter((card) => view.own!.passports.includes(card)).length;
  const mine = (own + more) * (1 + rightOf(view, beliefs)) + CLOSER_BONUS;
  const unseen = hands.unseen(view, inPlayWithout(view.out));
  const rivals = view.seats.map((_, seat) =>
    seat === me
      ? 0
      : (ownCardsOf(view, seat, beliefs, hands, unseen) + more) * (1 + rightAsSeenBy(view, seat, evidence)),
  );
  return { mine, best: Math.max(...rivals) };
}

/** How many of this seat's guesses are right in the end: those that lie there, and the best of the others. */
function rightOf(view: View, beliefs: Beliefs): number {
  const { attempts } = view.seats[view.viewer!]!;
  const placed = attempts.reduce((sum, { at, nation }) => sum + beliefs.chances[at]![indexOf(nation!)]!, 0);
  const open = view.seats.map((_, seat) => seat !== view.viewer && attempts.every(({ at }) => at !== seat));
  if (view.seats.length === 2) {
    const chances = [...beliefs.chances[1 - view.viewer!]!].sort((a, b) => b - a);
    return placed + chances.slice(0, 2 - attempts.length).reduce((sum, chance) => sum + chance, 0);
  }
  return placed + beliefs.chances.reduce((sum, row, seat) => sum + (open[seat] ? Math.max(...row) : 0), 0);
}

/** How many a rival guesses right, going by what is public. */
function rightAsSeenBy(view: View, seat: number, evidence: Evidence): number {
  const { chances } = new Beliefs(evidence, view.seats.length, seat, 0);
  if (view.seats.length === 2) {
    const [first, second] = [...chances[1 - seat]!].sort((a, b) => b - a);
    return first! + second!;
  }
  return chances.reduce((sum, row, other) => sum + (other === seat ? 0 : Math.max(...row)), 0);
}

/** How many cards of its own a rival probably holds: those that it was seen to take, and its part of the hidden ones. */
function ownCardsOf(
  view: View,
  seat: number,
  beliefs: Beliefs,
  hands: Hands,
  unseen: readonly number[],
): number {
  const known = hands.known[seat]!;
  const hidden = view.seats[seat]!.handSize - known.reduce((sum, count) => sum + count, 0);
  const all = unseen.reduce((sum, count) => sum + count, 0);
  let cards = 0;
  for (let nation = 0; nation < NATION_COUNT; nation++) {
    // Whoever gives away what is not their own keeps the own cards of all that they have drawn.
    const drawn = hidden + hands.shown[seat]!;
    const among = all === 0 ? 0 : Math.min(hidden, (drawn * unseen[nation]!) / all);
    cards += beliefs.chances[seat]![nation]! * (known[nation]! + among);
  }
  return cards;
}

/** S-40, S-53: how many attempts this seat has to make until the game ends. */
export function attemptsLeft(view: View): number {
  const players = view.seats.length;
  return (players === 2 ? 2 : players - 1) - view.seats[view.viewer!]!.attempts.length;
}

export const beliefsOf = (view: View, evidence: Evidence): Beliefs =>
  new Beliefs(evidence, view.seats.length, view.viewer!, ownMask(view));
