import type { Outcome, Seat, Setup } from '@oeillade/kernel';
import type { Bid, Dealt, DiceEvent, DiceOptions, Doubt } from './schemas.ts';

export interface DiceState {
  readonly players: number;
  /** What is under each cup, in the order in which it was rolled. Zero where a viewer cannot know. */
  dice: (readonly number[])[];
  /** Null when the game is over. */
  turn: Seat | null;
  bid: Bid | null;
  doubts: number;
  last: Doubt | null;
  /** Who has no dice left, the first one first. */
  out: Seat[];
}

export const begin = ({ players }: Setup<DiceOptions>, { dice, first }: Dealt): DiceState => ({
  players,
  dice: [...dice],
  turn: first,
  bid: null,
  doubts: 0,
  last: null,
  out: [],
});

export const copy = (state: DiceState): DiceState => ({
  ...state,
  dice: [...state.dice],
  out: [...state.out],
});

type Dice = Pick<DiceState, 'dice'>;

export const countsOf = ({ dice }: { readonly dice: readonly (readonly number[])[] }): number[] =>
  dice.map((hand) => hand.length);

export const totalOf = (state: Dice): number => state.dice.flat().length;

/** L-8 */
export const hasOneLeft = (state: Dice): boolean => countsOf(state).filter((count) => count > 0).length === 1;

/** L-3: clockwise, past those who have no dice left. */
function nextWithDice({ players, dice }: DiceState, after: Seat): Seat {
  const seats = Array.from({ length: players }, (_, step) => (after + 1 + step) % players);
  return seats.find((seat) => dice[seat]!.length > 0) ?? after;
}

/** L-7: who has lost a die; or, without any left, the next who has some. */
export const beginner = (state: DiceState, loser: Seat): Seat =>
  state.dice[loser]!.length > 0 ? loser : nextWithDice(state, loser);

/** L-6 */
export const loserOf = ({ seat, of, right }: Pick<Doubt, 'seat' | 'of' | 'right'>): Seat =>
  right ? of : seat;

export function fold(state: DiceState, event: DiceEvent): void {
  switch (event.e) {
    case 'bid':
      state.bid = { seat: event.seat, count: event.count, face: event.face };
      state.turn = nextWithDice(state, event.seat);
      break;
    case 'doubted':
      takeDie(state, event);
      break;
    case 'rolled':
      state.dice = [...event.dice];
      state.turn = event.first;
      break;
    case 'ended':
      state.turn = null;
      break;
    case 'dealt':
      throw new Error('The dice are dealt once.');
  }
}

function takeDie(state: DiceState, { seat, of, count, face, counted, right, dice }: Doubt): void {
  const loser = loserOf({ seat, of, right });
  state.last = { seat, of, count, face, counted, right, dice };
  state.bid = null;
  state.doubts++;
  state.dice[loser] = state.dice[loser]!.slice(0, -1);
  if (state.dice[loser].length === 0) state.out.push(loser);
  state.turn = hasOneLeft(state) ? null : beginner(state, loser);
}

/** L-8, L-9: more dice are better, and among those without any, who lost the last one later. */
export function outcomeOf(state: DiceState): Outcome {
  const scores = countsOf(state);
  const standing = scores.map((count, seat) => (count > 0 ? state.players + count : state.out.indexOf(seat)));
  return { scores, ranks: standing.map((own) => 1 + standing.filter((other) => other > own).length) };
}
