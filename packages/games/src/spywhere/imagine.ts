import type { Seat, Setup } from '@oeillade/kernel';
import { CLOSINGS } from './events.ts';
import { indexOf, type Nation } from './nations.ts';
import type { SpywhereOptions } from './options.ts';
import {
  AGREED,
  ATTEMPTED_ALL,
  attemptCell,
  attemptsToClose,
  CLOSED,
  CLOSER,
  CLUES,
  dealOf,
  ELIMINATIONS,
  handCell,
  LAST_IN,
  layMarket,
  layPile,
  OVER,
  PLACED,
  PLAYED,
  SIZE,
  type SpywhereState,
  STEP,
  TURN,
  TURNS,
  UNKNOWN,
  USED,
} from './state.ts';
import { type SeatView, type SpywhereView, STEPS } from './view-shape.ts';

/** Cards that the viewer cannot see are of no nationality, and so are passports. */
export function imagine(setup: Setup<SpywhereOptions>, view: SpywhereView): SpywhereState {
  const cells = new Uint8Array(SIZE);
  cells[TURN] = view.turn ?? 0;
  cells[STEP] = view.step === null ? 0 : STEPS.indexOf(view.step);
  if (view.revealed) cells[OVER] = view.revealed.why === 'agreed' ? AGREED : PLAYED;
  if (view.closed) {
    cells[CLOSED] = 1 + CLOSINGS.indexOf(view.closed.why);
    cells[CLOSER] = view.closed.by === null ? 0 : view.closed.by + 1;
  }
  layMarket(cells, view.market);
  layPile(
    cells,
    Array.from({ length: view.pileSize }, () => UNKNOWN),
  );
  view.seats.forEach((seen, seat) => {
    imagineSeat(cells, seat, seen, theirs(view, seat)?.hand ?? []);
  });
  const passports = view.seats.map((_, seat) => theirs(view, seat)?.passports ?? []);
  const deal = dealOf(setup, view.out, passports);
  view.seats.forEach((_, seat) => {
    if (hasAttemptedAll(view, seat, attemptsToClose(deal))) cells[ATTEMPTED_ALL]! |= 1 << seat;
  });
  return { deal, cells };
}

/** Of its own last attempts a viewer sees no more than that they lie there with the others. */
const hasAttemptedAll = ({ seats, revealed }: SpywhereView, seat: Seat, all: number): boolean =>
  revealed
    ? revealed.seats[seat]!.bonus > 0
    : seats[seat]!.attempts.length === all && !seats[seat]!.lastAttemptsIn;

/** What the viewer sees of a seat's own things: nothing of the others' before the end. */
const theirs = ({ viewer, own, revealed }: SpywhereView, seat: Seat) =>
  revealed?.seats[seat] ?? (seat === viewer ? own : null);

function imagineSeat(cells: Uint8Array, seat: Seat, seen: SeatView, hand: readonly Nation[]): void {
  for (const nation of hand) cells[handCell(seat, indexOf(nation))]!++;
  cells[handCell(seat, UNKNOWN)] = seen.handSize - hand.length;
  cells[TURNS + seat] = seen.turnsTaken;
  if (seen.lastAttemptsIn) cells[LAST_IN]! |= 1 << seat;
  for (const nation of seen.clues) cells[CLUES + cells[ELIMINATIONS]!++] = seat * 8 + indexOf(nation);
  for (const { at, nation } of seen.attempts) {
    const card = nation === null ? UNKNOWN : indexOf(nation);
    cells[attemptCell(seat, cells[PLACED + seat]!++)] = at * 8 + card;
    cells[USED + seat]! |= 1 << card;
  }
}
