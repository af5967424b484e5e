import type { Seat, Viewer } from '@oeillade/kernel';
import { CLOSINGS } from './events.ts';
import { COLOURS, type Nation, nationAt, nationsIn } from './nations.ts';
import { bonusOf, endedEvent, isRight } from './score.ts';
import {
  AGREED,
  attemptCell,
  CLOSED,
  CLOSER,
  CLUES,
  cardsLeft,
  ELIMINATIONS,
  handOf,
  handSize,
  LAST,
  LAST_IN,
  LATE,
  LEFT,
  marketOf,
  OVER,
  PLACED,
  type SpywhereState,
  STEP,
  TURN,
  TURNS,
} from './state.ts';
import {
  type AttemptView,
  type ClosedView,
  type OwnView,
  type Revealed,
  type SeatView,
  type SpywhereView,
  STEPS,
} from './view-shape.ts';

export const view = (state: SpywhereState, viewer: Viewer): SpywhereView => views(state)(viewer);

export function views(state: SpywhereState): (viewer: Viewer) => SpywhereView {
  const { cells, deal } = state;
  const isOver = cells[OVER] !== 0;
  const turn = isOver || cells[STEP] === LAST ? null : cells[TURN]!;
  const step = isOver ? null : STEPS[cells[STEP]!]!;
  const market = marketOf(cells);
  const pileSize = cells[LEFT]!;
  const closed = closedView(cells);
  const revealed = isOver ? reveal(state) : null;
  return (viewer) => ({
    viewer,
    turn,
    step,
    out: deal.out,
    market,
    pileSize,
    seats: deal.passports.map((_, seat) => seatView(state, seat, viewer)),
    own: viewer === null ? null : ownView(state, viewer),
    closed,
    revealed,
  });
}

function seatView(state: SpywhereState, seat: Seat, viewer: Viewer): SeatView {
  const { cells } = state;
  return {
    colour: COLOURS[seat]!,
    handSize: handSize(cells, seat),
    clues: cluesOf(cells, seat),
    attempts: seat === viewer || cells[OVER] !== 0 ? faceUp(cells, seat) : faceDown(cells, seat),
    turnsTaken: cells[TURNS + seat]!,
    lastAttemptsIn: ((cells[LAST_IN]! >> seat) & 1) !== 0,
  };
}

function cluesOf(cells: Uint8Array, seat: Seat): Nation[] {
  const clues: Nation[] = [];
  for (let index = 0; index < cells[ELIMINATIONS]!; index++) {
    const clue = cells[CLUES + index]!;
    if (clue >> 3 === seat) clues.push(nationAt(clue & 7));
  }
  return clues;
}

const faceUp = (cells: Uint8Array, seat: Seat): AttemptView[] =>
  attemptsOf(cells, seat, cells[PLACED + seat]! + cells[LATE + seat]!).map((cell) => ({
    at: cell >> 3,
    nation: nationAt(cell & 7),
  }));

/** S-29, S-42: whom it attempted in its turns; of its last attempts nothing, not even how many. */
const faceDown = (cells: Uint8Array, seat: Seat): AttemptView[] =>
  attemptsOf(cells, seat, cells[PLACED + seat]!).map((cell) => ({ at: cell >> 3, nation: null }));

const attemptsOf = (cells: Uint8Array, seat: Seat, count: number): number[] =>
  Array.from({ length: count }, (_, index) => cells[attemptCell(seat, index)]!);

function ownView(state: SpywhereState, seat: Seat): OwnView {
  return {
    passports: state.deal.passports[seat]!,
    hand: handOf(state.cells, seat),
    cards: nationsIn(cardsLeft(state, seat)),
  };
}

const closedView = (cells: Uint8Array): ClosedView | null =>
  cells[CLOSED] === 0
    ? null
    : { why: CLOSINGS[cells[CLOSED]! - 1]!, by: cells[CLOSER] === 0 ? null : cells[CLOSER]! - 1 };

function reveal(state: SpywhereState): Revealed {
  const { cells, deal } = state;
  const { scores, ranks, own, right } = endedEvent(state);
  return {
    why: cells[OVER] === AGREED ? 'agreed' : CLOSINGS[cells[CLOSED]! - 1]!,
    seats: deal.passports.map((passports, seat) => ({
      passports,
      hand: handOf(cells, seat),
      attempts: attemptsOf(cells, seat, cells[PLACED + seat]! + cells[LATE + seat]!).map((cell) => ({
        at: cell >> 3,
        nation: nationAt(cell & 7),
        right: isRight(state, cell),
      })),
      own: own[seat]!,
      right: right[seat]!,
      bonus: bonusOf(state, seat),
      score: scores[seat]!,
      rank: ranks[seat]!,
    })),
  };
}
