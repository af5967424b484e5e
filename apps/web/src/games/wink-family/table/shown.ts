import type * as winkFamily from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import type { Person } from '../../../ui/table/people.ts';

export type Signal = winkFamily.Signal;

/** What I have pointed at and not yet done. */
export interface Wishes {
  readonly selected: number | null;
  /** Whom I would name, where the software carries no eyes. */
  readonly picked: Seat | null;
}

/** Where eyes look, or that I cannot see it. */
export type GazeShown = 'hidden' | 'board' | Seat;

export interface FaceShown extends Person {
  /** The digit that turns my eyes to it. */
  readonly digit: number;
  readonly cards: number;
  readonly isTurn: boolean;
  readonly isLit: boolean;
  readonly sight: GazeShown;
  readonly watchesMe: boolean;
}

export interface CellShown {
  readonly number: number;
  readonly card: 'up' | 'down' | 'gone';
  readonly pawn: Person | null;
  readonly isCalled: boolean;
  readonly isMine: boolean;
  readonly isCallable: boolean;
  readonly isSelected: boolean;
  /** Its twin is in my hand, and I am about to call: this one I cannot. */
  readonly isHeld: boolean;
  /** Some card can be called, but not this one. */
  readonly isDimmed: boolean;
}

export interface HandCard {
  readonly number: number;
  /** Who calls it and waits for my signal. */
  readonly caller: Person | null;
}

export interface ScoreShown extends Person {
  readonly won: number;
  readonly spies: number;
  readonly score: number;
  readonly isMe: boolean;
}

/** One called number with all whom I may accuse of holding it. */
export interface AccusationOffered {
  readonly number: number;
  readonly caller: Person;
  readonly suspects: readonly Person[];
}

export interface WinkScreen {
  readonly me: Person | null;
  readonly turn: Person | null;
  readonly step: winkFamily.WinkView['step'];
  readonly isMyTurn: boolean;
  /** The number that whoever is on turn, or I, have called. */
  readonly turnCalled: number | null;
  readonly myCall: number | null;
  readonly carriesEyes: boolean;
  /** The faces are living ones, and I sit among them. */
  readonly isLiving: boolean;
  /** Whether I may turn my eyes to faces: at a seat, or where those who watch may look around (D-31). */
  readonly looksAround: boolean;
  /** D-10: whether I feel how many eyes rest on my face. */
  readonly feels: boolean;
  readonly looking: Person | null;
  readonly faces: readonly FaceShown[];
  readonly cells: readonly CellShown[];
  readonly hand: readonly HandCard[];
  readonly spies: number;
  /** Everybody by their seat. */
  readonly people: readonly Person[];
  readonly scores: readonly ScoreShown[];
  /** W-24: the signals that the table has agreed on. */
  readonly agreed: readonly Signal[];
  /** Which signals I may give to the face that I look at. */
  readonly signals: readonly Signal[];
  readonly mayCall: boolean;
  readonly mayPass: boolean;
  readonly selected: number | null;
  /** The players whom I may name, and the one whom I would name now: the face that I look at. */
  readonly nameable: readonly Person[];
  readonly named: Person | null;
  readonly accusations: readonly AccusationOffered[];
}

/** What is open over the table, one at a time. */
export type Opened = 'accuse' | 'claim' | 'points' | 'keys' | 'eye' | null;
