import { COLOURS, type Seat, type Viewer } from '@oeillade/kernel';
import { PAIRS } from './edition.ts';
import { ENDS, type End } from './events.ts';
import { scoreOf } from './score.ts';
import {
  BANNED,
  BOARD,
  CONTACTED,
  calledBy,
  DOWN,
  FACE_DOWN,
  GONE,
  HAND,
  handOf,
  isWaiting,
  LAID,
  mayDesignate,
  OVER,
  PAWN,
  SPIES,
  SPIES_LAID,
  STANDS,
  TAKER,
  TURN,
  TWIN,
  UP,
  type WinkState,
} from './state.ts';

/** A card that lies in front of a player, from the board or from somebody's hand. */
export interface LaidCard {
  readonly number: number;
  readonly from: 'board' | 'hand';
  readonly faceUp: boolean;
}

export interface Place {
  readonly number: number;
  readonly card: 'up' | 'down' | 'gone';
  /** Whose pawn stands here. */
  readonly pawn: Seat | null;
}

export interface SeatView {
  readonly colour: string;
  readonly handSize: number;
  readonly spies: number;
  readonly spiesLaid: number;
  readonly faceDown: number;
  readonly pawn: number | null;
  /** The number it has called, while that can still be claimed. */
  readonly called: number | null;
  readonly laid: readonly LaidCard[];
  readonly score: number;
}

/** What is shown to everyone when the game is over (W-55). */
export interface Revealed {
  readonly why: End;
  readonly hands: readonly (readonly number[])[];
  readonly left: readonly number[];
}

/** What one seat, or somebody who watches, may know. */
export interface WinkView {
  readonly viewer: Viewer;
  readonly turn: Seat | null;
  readonly step: 'contact' | 'call' | null;
  /** Has the player whose turn it is designated already? */
  readonly contacted: boolean;
  readonly board: readonly Place[];
  readonly seats: readonly SeatView[];
  /** Numbers about which nobody may accuse again (W-47). */
  readonly banned: readonly number[];
  readonly hand: readonly number[] | null;
  /** The callers who wait for my signal (W-20): I hold the twin. */
  readonly partners: readonly Seat[];
  readonly revealed: Revealed | null;
}

export const view = (state: WinkState, viewer: Viewer): WinkView => views(state)(viewer);

export function views(state: WinkState): (viewer: Viewer) => WinkView {
  const { cells, deal } = state;
  const turn = cells[OVER] === 0 ? cells[TURN]! : null;
  const step = turn === null ? null : mayDesignate(cells, turn) ? 'contact' : 'call';
  const contacted = cells[CONTACTED] !== 0;
  const board = deal.board.map((number) => place(cells, number));
  const seats = deal.hands.map((_, seat) => seatView(state, seat));
  const banned = deal.board.filter((number) => cells[BANNED + number] !== 0).sort((a, b) => a - b);
  const revealed = turn === null ? reveal(state) : null;
  return (viewer) => ({
    viewer,
    turn,
    step,
    contacted,
    board,
    seats,
    banned,
    hand: viewer === null ? null : handOf(state, viewer),
    partners: viewer === null ? [] : waitingFor(state, viewer),
    revealed,
  });
}

function place(cells: number[], number: number): Place {
  const stands = cells[STANDS + number]!;
  return { number, card: CARD[cells[BOARD + number]!]!, pawn: stands === 0 ? null : stands - 1 };
}

const CARD: Readonly<Record<number, Place['card']>> = { [UP]: 'up', [DOWN]: 'down', [GONE]: 'gone' };

function seatView(state: WinkState, seat: Seat): SeatView {
  const { cells } = state;
  return {
    colour: COLOURS[seat]!,
    handSize: cells[HAND + seat]!,
    spies: cells[SPIES + seat]!,
    spiesLaid: cells[SPIES_LAID + seat]!,
    faceDown: cells[FACE_DOWN + seat]!,
    pawn: cells[PAWN + seat] || null,
    called: calledBy(cells, seat) || null,
    laid: laidCards(state, seat),
    score: scoreOf(state, seat),
  };
}

function laidCards({ cells }: WinkState, seat: Seat): LaidCard[] {
  const laid: LaidCard[] = [];
  for (let number = 1; number <= PAIRS; number++) {
    if (cells[TAKER + number] === seat + 1) laid.push({ number, from: 'board', faceUp: true });
    if (cells[TWIN + number] === LAID + seat) {
      laid.push({ number, from: 'hand', faceUp: cells[BOARD + number] !== DOWN });
    }
  }
  return laid;
}

function waitingFor({ cells, deal }: WinkState, seat: Seat): Seat[] {
  const callers: Seat[] = [];
  for (let caller = 0; caller < deal.players; caller++) {
    if (isWaiting(cells, caller) && cells[TWIN + calledBy(cells, caller)] === seat) callers.push(caller);
  }
  return callers;
}

function reveal(state: WinkState): Revealed {
  const { deal, cells } = state;
  return {
    why: ENDS[cells[OVER]! - 1]!,
    hands: deal.hands.map((_, seat) => handOf(state, seat)),
    left: deal.left,
  };
}
