import type { Question, Refusal, Seat } from '@oeillade/kernel';
import type { CostumeTold } from './appearance/costume.ts';
import type { TableRules } from './rules.ts';

/** Where a face looks: `at` is null for the board. */
export interface GazeSeen {
  readonly of: Seat;
  readonly at: Seat | null;
}

/**
 * All that a seat sees of other eyes at this moment (D-3, D-7), and how many pairs of eyes rest on its own face (D-10; null
 * where nobody feels eyes). It replaces the one before, and has no number.
 */
export interface EyesSeen {
  readonly m: 'eyes';
  /** The face that the seat looks at, once it has turned to it; with peripheral vision all faces. */
  readonly sees: readonly GazeSeen[];
  readonly felt: number | null;
}

/** A signal that one sees, because one looks at the face that makes it (D-5). */
export interface SignalSeen {
  readonly m: 'signal';
  readonly of: Seat;
  readonly to: Seat;
  readonly signal: string;
  readonly until: number;
}

/** Something happened in the game, with what this recipient may know of it. */
export interface Happened {
  readonly m: 'event';
  readonly t: number;
  readonly event: object;
  /** True where a stand-in did it for the seat. */
  readonly standIn?: boolean;
}

/** All that this seat may know of the game, after something has happened in it. */
export interface ViewShown {
  readonly m: 'view';
  readonly t: number;
  readonly view: object;
}

/** Somebody says something: a phrase that each client has in its own language, or, where the table allows it, a text. */
export interface Said {
  readonly m: 'said';
  readonly seat: Seat;
  readonly phrase: string | null;
  readonly text: string | null;
}

/**
 * Somebody shows what they feel, on their face and for everybody, as they would say a phrase: each client draws it. It is no
 * signal: everybody is told the same, wherever they look.
 */
export interface Reacted {
  readonly m: 'reacted';
  readonly seat: Seat;
  readonly reaction: string;
}

/** The whole table as this seat may know it: at the start, and for somebody who comes back. */
export interface Snapshot {
  readonly m: 'snapshot';
  readonly t: number;
  readonly lobby: Lobby;
  readonly view: object | null;
  /** Where the seat's own eyes are; what they see is told by the next `eyes`. */
  readonly looking: Seat | null;
  readonly clock: ClockShown | null;
  /** Once the game is over. */
  readonly record: RecordNote | null;
}

/** Whose time runs, and until when (in the game's milliseconds); null for no limit. */
export interface ClockShown {
  readonly m: 'clock';
  readonly t: number;
  readonly until: number | null;
  /** No call is possible before (D-8). */
  readonly callFrom: number;
  readonly paused: boolean;
}

/** D-50: somebody has interrupted the game; nothing else can be done until it is settled. */
export interface Suspended {
  readonly m: 'suspended';
  readonly t: number;
  readonly by: Seat;
}

/** How interrupts that came together were put in order (D-50). */
export interface Ruling {
  readonly m: 'ruling';
  readonly t: number;
  /** In the order in which they were made; `after` says by how many milliseconds later than the first. */
  readonly order: readonly { readonly seat: Seat; readonly after: number; readonly stood: boolean }[];
}

export interface Answer {
  readonly m: 'answer';
  readonly id: string;
  readonly refusal: Refusal | null;
}

export interface LobbySeat {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot: string | null;
  readonly colour: string;
  readonly face: number;
  /** Left out where nothing was chosen. */
  readonly costume?: CostumeTold;
  /** Who of the cast it is; left out for everybody else. */
  readonly member?: string;
  readonly ready: boolean;
  readonly away: boolean;
  /** The hash of the words that it will show when the host starts; null where it has promised none. */
  readonly promise: string | null;
  /** The last start failed because it did not show its words. */
  readonly missed: boolean;
}

export interface Lobby {
  readonly m: 'lobby';
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly round: number;
  readonly game: string;
  readonly options: object;
  readonly rules: TableRules;
  readonly host: Seat | null;
  readonly seats: readonly LobbySeat[];
  /** What the table promises of its next deal. */
  readonly commitment: string;
  /** The seats that have yet to show their words: the host has started. Null before. */
  readonly awaited: readonly Seat[] | null;
  /** How many starts of this game have failed because words were missing. */
  readonly failedStarts: number;
  readonly paused: boolean;
  /** Who among those who watched foresaw most of the game that is over (D-34); null before, and where nobody did. */
  readonly seer: Seer | null;
  /** Open votes with the seats that said yes; nobody did so far where the table itself proposes it (W-18). */
  readonly votes: readonly { readonly on: string; readonly yes: readonly Seat[] }[];
  /** Who asked for the game that is to be played next; null before the first, and where they have left. */
  readonly askedBy: Seat | null;
  /** Null before the first game has ended, and while one is played: then nothing of it changes. */
  readonly evening: Evening | null;
}

/** Somebody who has played this evening. */
export interface EveningPlayer {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly colour: string;
  readonly face: number;
  /** Left out where nothing was chosen. */
  readonly costume?: CostumeTold;
  /** Where they sit now; null for somebody who has left. */
  readonly seat: Seat | null;
  /** The games that they played to the end, and those among them that they won, alone or shared. */
  readonly played: number;
  readonly wins: number;
  /** Their evening points: in each of those games one for everybody who came out behind them, so that they mean the same in every game. */
  readonly points: number;
}

/** A game of the evening. Seats are as they were in it. */
export interface EveningGame {
  readonly round: number;
  readonly game: string;
  /** Who sat where: for each seat, which of the evening's players. */
  readonly players: readonly number[];
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
  /** All agreed to stop: it counts for nobody. */
  readonly stopped: boolean;
  /** In milliseconds. */
  readonly lasted: number;
}

/** The games of one company, and how everybody stands. */
export interface Evening {
  readonly players: readonly EveningPlayer[];
  readonly games: readonly EveningGame[];
  /** The company has broken up: the next game is the first of another evening. */
  readonly over: boolean;
}

/** How many opened predictions of a watcher were right, and how many were opened. */
export interface SeerScore {
  readonly right: number;
  readonly of: number;
}

export interface Seer extends SeerScore {
  readonly name: string;
}

/** A watcher's own prediction, sealed or opened. */
export interface Prediction extends Omit<Question, 'answers'> {
  readonly answer: string;
  /** The answers that are right; null while it is sealed. */
  readonly right: readonly string[] | null;
}

/** What one watcher may know of predictions: no one else's. It replaces the one before, and has no number. */
export interface GallerySeen {
  readonly m: 'gallery';
  /** What can be predicted now. */
  readonly questions: readonly Question[];
  /** Their own, the latest last. */
  readonly predictions: readonly Prediction[];
  readonly score: SeerScore;
  /** How many rulings there were: right after each it is time for confetti (D-35). */
  readonly rulings: number;
}

/** Those who watch have thrown confetti after a ruling (D-35). Nothing says who, or how many. It has no number. */
export interface Confetti {
  readonly m: 'confetti';
}

/** Announces the record of a game that is over. Records may have megabytes, so clients fetch them over HTTP. */
export interface RecordNote {
  readonly round: number;
  /** Of the record's UTF-8, in hexadecimal. */
  readonly sha256: string;
  readonly bytes: number;
}

/** The end of the game: from now on the record is given to whoever asks for it. */
export interface RecordKept extends RecordNote {
  readonly m: 'record';
}

export type Message =
  | EyesSeen
  | SignalSeen
  | Happened
  | ViewShown
  | Said
  | Reacted
  | Snapshot
  | ClockShown
  | Suspended
  | Ruling
  | Answer
  | Lobby
  | GallerySeen
  | Confetti
  | RecordKept;

/** A seat, or all those who only watch. */
export type Recipient = Seat | 'watchers';
