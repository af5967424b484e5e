import type { Line, Seat, Seed } from '@oeillade/kernel';
import type { LastingSignal } from './eyes.ts';
import type { Motion } from './inputs.ts';
import type { TableRules } from './rules.ts';

export interface Sitter {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly bot: string | null;
  /** The seat's secret, hashed; null for a bot. */
  readonly token: string | null;
  readonly colour: string;
  readonly face: number;
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
  | { readonly j: 'rose'; readonly seat: Seat }
  | {
      readonly j: 'dressed';
      readonly seat: Seat;
      readonly name: string;
      readonly colour: string;
      readonly face: number;
    }
  | { readonly j: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly j: 'worded'; readonly seat: Seat; readonly words: string }
  | { readonly j: 'hosted'; readonly seat: Seat | null }
  | { readonly j: 'began' }
  | {
      readonly j: 'line';
      readonly line: Line;
      readonly by: { readonly seat: Seat; readonly id: string } | null;
    }
  | { readonly j: 'presence'; readonly seat: Seat; readonly away: boolean; readonly t?: number }
  | { readonly j: 'voted'; readonly seat: Seat; readonly on: Motion; readonly yes: boolean }
  | { readonly j: 'paused'; readonly paused: boolean; readonly t?: number }
  | { readonly j: 'replaced'; readonly seat: Seat; readonly sitter: Sitter }
  | {
      readonly j: 'said';
      readonly seat: Seat;
      readonly phrase: string | null;
      readonly text: string | null;
    }
  /** A signal has begun, or somebody else has seen it: its line is written when it is over. */
  | { readonly j: 'signalling'; readonly t: number; readonly signal: LastingSignal }
  /** What a seat asked for by this id is done: asked again, it is answered and not done again. */
  | { readonly j: 'answered'; readonly seat: Seat; readonly id: string }
  /** The record of the game that is over was deleted. */
  | { readonly j: 'forgotten' }
  /** Somebody else keeps the table from here on; changes nothing at it. */
  | { readonly j: 'claimed'; readonly by: string }
  /** The same people play again; everybody moves one seat on. */
  | { readonly j: 'again'; readonly secret: Seed };

/** A look as it is kept: nearly all events are looks, and so they take a sixth of the room. */
type KeptLook = readonly [t: number, seat: Seat, at: Seat | null];

/** The text that is kept of an event: JSON without a line break. */
export function writeEvent(event: TableEvent): string {
  if (event.j !== 'line' || event.line.e !== 'looked' || event.by !== null) return JSON.stringify(event);
  const { t, seat, at } = event.line as Line & { readonly seat: Seat; readonly at: Seat | null };
  return `[${t},${seat},${at}]`;
}

export function readEvent(text: string): TableEvent {
  const kept = JSON.parse(text) as TableEvent | KeptLook;
  if (!isLook(kept)) return kept;
  const [t, seat, at] = kept;
  return { j: 'line', line: { t, e: 'looked', seat, at } as Line, by: null };
}

const isLook = (kept: TableEvent | KeptLook): kept is KeptLook => Array.isArray(kept);
