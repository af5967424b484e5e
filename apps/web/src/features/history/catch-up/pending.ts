import type { Seat } from '@oeillade/kernel';
import { PENDING, readRecent, recall, remember } from '../../../shell/session/keepsakes.ts';
import type { Dressed } from '../looks.ts';

/** A game in which I have a seat, and of which this browser has not seen the end. */
export interface Pending {
  readonly code: string;
  readonly round: number;
  readonly seat: Seat;
  readonly seats: readonly Dressed[];
}

type Place = Pick<Pending, 'code' | 'round'>;

/** Those at tables where this browser still holds the seat. */
export function readPending(): readonly Pending[] {
  const tables = new Set(readRecent().map(({ code }) => code));
  return (recall<Pending[]>(PENDING) ?? []).filter(({ code }) => tables.has(code));
}

export const notePending = (game: Pending): void => remember(PENDING, [...others(game), game]);

/** It is kept, or cannot be had any more. */
export const settle = (place: Place): void => remember(PENDING, others(place));

const others = ({ code, round }: Place): readonly Pending[] =>
  readPending().filter((one) => one.code !== code || one.round !== round);
