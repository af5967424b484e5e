import { Header, type Seat } from '@oeillade/kernel';
import { safeParse } from 'valibot';
import type { Appearance } from './appearances.ts';

/** A finished game that this device keeps. */
export interface KeptGame {
  /** The table; empty where the game came from a file that does not say. */
  readonly code: string;
  readonly round: number;
  readonly game: string;
  /** In milliseconds since 1970. */
  readonly ended: number;
  /** Which seat was mine; null for a game of others. */
  readonly seat: Seat | null;
  /** Everybody's appearance, in the order of the seats; missing where nobody knows. */
  readonly appearances?: readonly Appearance[];
  /** In the format of docs/game-record.md, to the byte as it came. */
  readonly record: string;
}

/** What a record says of itself in its first line; null where that cannot be read. */
export function headerIn(record: string): Header | null {
  const end = record.indexOf('\n');
  const read = safeParse(Header, parsed(end < 0 ? record : record.slice(0, end)));
  return read.success ? read.output : null;
}

/** The last line of a record. */
export function lastLineIn(record: string): unknown {
  const text = record.trimEnd();
  return parsed(text.slice(text.lastIndexOf('\n') + 1));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
