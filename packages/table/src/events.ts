import type { Line, Seat, Seed } from '@oeillade/kernel';
import type { Costume } from './appearance/costume.ts';
import type { Look } from './gaze/look.ts';
import type { LastingSignal } from './gaze/signals.ts';
import type { Motion } from './inputs.ts';
import type { EveningGame, Seer } from './messages.ts';
import type { TableRules } from './rules.ts';

export interface Sitter {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot: string | null;
  /** The seat's secret, hashed; null for a bot. */
  readonly token: string | null;
  readonly colour: string;
  readonly face: number;
  /** Left out where nothing was chosen. */
  readonly costume?: Costume;
  /** Who of the cast it is. */
  readonly member?: string;
}

/**
 * The version of all that `writeEvent` writes. A journal notes it, so that an older program does not open what it cannot
 * read. `readEvent` reads every version:
 *
 * 1. A look was a line like any other; `readEvent` makes a `looked` of it. Words were shown at any time before the deal
 *    and never promised: `words-shown` without `promised` before it is taken as it is, and the cards are dealt from the words.
 * 2. A look is three numbers. Words are promised, and shown when the host starts.
 * 3. When a game is over, one `summary` stands for all that was kept of the table before.
 * 4. Some events have plainer names (`RENAMED`). What a game counts for the evening is kept (`counted`), and who asked for
 *    the next one.
 * 5. A table may have living faces, and its lines tell of winks that cameras saw (`winked`).
 * 6. The account of an evening keeps what everybody wears: an older program would draw whoever has left without it.
 */
export const EVENT_VERSION = 6;

/** What the events of versions 1 to 3 were called, and what they are called now. */
const RENAMED: ReadonlyMap<string, TableEvent['j']> = new Map([
  ['rose', 'left-seat'],
  ['dressed', 'appearance-set'],
  ['worded', 'words-shown'],
  ['unstarted', 'start-failed'],
  ['hosted', 'host-set'],
  ['rested', 'summary'],
  ['again', 'rematch'],
]);

/** A seat in a `summary`. */
export interface SummarySeat {
  readonly sitter: Sitter;
  readonly ready: boolean;
  readonly away: boolean;
  readonly missing: boolean;
  readonly promise: string | null;
  readonly words: string | null;
  readonly missed: boolean;
  /** They have said that they leave: their seat is free from the next game on. */
  readonly left?: boolean;
  /** The ids of the last asks of this seat that were done. */
  readonly answered: readonly string[];
}

/** Somebody in the account of an evening. */
export interface KeptPlayer {
  /** A person is known by the seat's secret, hashed, a bot by its name. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly colour: string;
  readonly face: number;
  /** Left out where nothing was chosen, and by older programs. */
  readonly costume?: Costume;
}

/** The account of an evening: who has played, and how each game came out. */
export interface KeptEvening {
  readonly players: readonly KeptPlayer[];
  readonly games: readonly EveningGame[];
  readonly over: boolean;
}

/**
 * What a journal keeps of a table: all that is needed to set it up again as it was. `t` is the game's time, which
 * would else be known only from the last line.
 */
export type TableEvent =
  | {
      readonly j: 'opened';
      readonly game: string;
      readonly options: object;
      readonly rules: TableRules;
      readonly secret: Seed;
    }
  | { readonly j: 'arranged'; readonly game: string; readonly options: object; readonly rules: TableRules }
  | { readonly j: 'sat'; readonly sitter: Sitter }
  | { readonly j: 'left-seat'; readonly seat: Seat }
  | {
      readonly j: 'appearance-set';
      readonly seat: Seat;
      readonly name: string;
      readonly colour: string;
      readonly face: number;
      /** Left out where it stays as it is. */
      readonly costume?: Costume;
    }
  | { readonly j: 'readied'; readonly seat: Seat; readonly ready: boolean }
  /** A seat has fixed its shuffle words: this is their hash. */
  | { readonly j: 'promised'; readonly seat: Seat; readonly hash: string }
  /** The host has started: promises are fixed, and words may be shown. */
  | { readonly j: 'starting' }
  /** A seat has shown its words. In older journals they were never promised, and came at any time before the deal. */
  | { readonly j: 'words-shown'; readonly seat: Seat; readonly words: string }
  /** The words of these seats were missing: the start has failed, and everything is drawn anew. */
  | { readonly j: 'start-failed'; readonly missed: readonly Seat[]; readonly secret: Seed }
  | { readonly j: 'host-set'; readonly seat: Seat | null }
  | { readonly j: 'began' }
  | {
      readonly j: 'line';
      readonly line: Line;
      readonly by: { readonly seat: Seat; readonly id: string } | null;
    }
  /** A seat's eyes turn to a face, or to the board: a line of the record too. */
  | ({ readonly j: 'looked' } & Look)
  | { readonly j: 'presence'; readonly seat: Seat; readonly away: boolean; readonly t?: number }
  /** Somebody who is away has said that they leave, or has not come back for long: the others may decide without them. */
  | { readonly j: 'missing'; readonly seat: Seat; readonly left?: true }
  | { readonly j: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly j: 'paused'; readonly paused: boolean; readonly t?: number }
  | { readonly j: 'replaced'; readonly seat: Seat; readonly sitter: Sitter }
  | {
      readonly j: 'said';
      readonly seat: Seat;
      readonly phrase: string | null;
      readonly text: string | null;
    }
  | { readonly j: 'reacted'; readonly seat: Seat; readonly reaction: string }
  /** A signal has begun, or somebody else has seen it: its line is written when it is over. */
  | { readonly j: 'signalling'; readonly t: number; readonly signal: LastingSignal }
  /** What a seat asked for by this id is done: asked again, it is answered and not done again. */
  | { readonly j: 'answered'; readonly seat: Seat; readonly id: string }
  /** How the game that is over came out: a part of the evening. `stopped`: all agreed to, and nobody has won. */
  | {
      readonly j: 'counted';
      readonly scores: readonly number[];
      readonly ranks: readonly number[];
      readonly stopped: boolean;
      readonly lasted: number;
    }
  /** The company has broken up, or the host has said so. The next game is the first of another evening. */
  | { readonly j: 'evening-ended' }
  /** D-33: somebody who watches has sealed a prediction; `watcher` is the fingerprint of their secret. */
  | {
      readonly j: 'predicted';
      readonly watcher: string;
      readonly name: string;
      readonly question: string;
      readonly answer: string;
    }
  /** The record of the game that is over was deleted. */
  | { readonly j: 'forgotten' }
  /**
   * A game is over and its record is kept: this is all else that there is to know of the table, and stands for every event
   * before it. `v` is the version of this event's own form, which changes whenever a table gets something new to remember.
   */
  | {
      readonly j: 'summary';
      readonly v: 1;
      readonly game: string;
      readonly options: object;
      readonly rules: TableRules;
      readonly secret: Seed;
      readonly round: number;
      readonly host: Seat | null;
      readonly failedStarts: number;
      readonly isForgotten: boolean;
      /** Left out where nobody foresaw anything. */
      readonly seer?: Seer;
      readonly seats: readonly SummarySeat[];
      /** Missing where no game was counted before. */
      readonly evening?: KeptEvening;
    }
  /** Another server, or another page, owns the table from here on. Nothing changes at the table. */
  | { readonly j: 'claimed'; readonly by: string }
  /**
   * The same people play again, in the same order around the table. `first` is the seat whose person sits first now; in older
   * journals it is missing, and was the last. `by` is the seat that asked for it, before.
   */
  | { readonly j: 'rematch'; readonly secret: Seed; readonly first?: Seat; readonly by?: Seat | null };

/**
 * The text that is stored of an event: JSON without a line break. Nearly all events are looks, which are stored as
 * three numbers: a sixth of the length.
 */
export function writeEvent(event: TableEvent): string {
  return event.j === 'looked' ? `[${event.t},${event.seat},${event.at}]` : JSON.stringify(event);
}

/** Reads events of every version up to `EVENT_VERSION`. */
export function readEvent(text: string): TableEvent {
  if (text.startsWith('[')) return readLook(text);
  const written = JSON.parse(text) as TableEvent;
  const name = RENAMED.get(written.j);
  const kept = name ? ({ ...written, j: name } as TableEvent) : written;
  if (kept.j === 'summary' && kept.v !== 1)
    throw new Error(
      `A newer program kept this table: its summary has version ${kept.v}, and 1 is known here.`,
    );
  return kept.j === 'line' && kept.line.e === 'looked' ? lookOf(kept.line) : kept;
}

/** The event that a line of a record was. Who asked for it is not in the record. */
export const eventOf = (line: Line): TableEvent =>
  line.e === 'looked' ? lookOf(line) : { j: 'line', line, by: null };

function lookOf(line: Line): TableEvent & { j: 'looked' } {
  const { t, seat, at } = line as Line & Look;
  return { j: 'looked', t, seat, at };
}

/** Without JSON.parse: the events of a thousand games that are restored hold a million looks. */
function readLook(text: string): TableEvent & { j: 'looked' } {
  const seat = text.indexOf(',') + 1;
  const at = text.indexOf(',', seat) + 1;
  return {
    j: 'looked',
    t: readNumber(text, 1),
    seat: readNumber(text, seat),
    at: text[at] === 'n' ? null : readNumber(text, at),
  };
}

/** The whole number that begins there. */
function readNumber(text: string, from: number): number {
  let number = 0;
  for (let at = from; ; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (!(digit >= 0 && digit <= 9)) return number;
    number = number * 10 + digit;
  }
}
