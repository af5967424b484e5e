import type { Seat } from '@oeillade/kernel';
import { readSeatsKept } from '../../../shell/session/seats-kept.ts';
import { onDevice } from '../../../shell/storage.ts';
import type { AppearanceAtSeat } from '../appearances.ts';

/** A game in which I have a seat, and of which this browser has not seen the end. */
export interface UnseenEnd {
  readonly code: string;
  readonly round: number;
  readonly seat: Seat;
  readonly seats: readonly AppearanceAtSeat[];
}

const KEY = 'oeillade/pending';

type Place = Pick<UnseenEnd, 'code' | 'round'>;

/** The unseen ends at tables where this browser still holds its seat. */
export function readUnseenEnds(): readonly UnseenEnd[] {
  const tables = new Set(readSeatsKept().map(({ code }) => code));
  return (onDevice.readValue<UnseenEnd[]>(KEY) ?? []).filter(({ code }) => tables.has(code));
}

export const noteUnseenEnd = (game: UnseenEnd): void => onDevice.writeValue(KEY, [...others(game), game]);

/** Called when the game is kept, or its record is gone. */
export const forgetUnseenEnd = (place: Place): void => onDevice.writeValue(KEY, others(place));

const others = ({ code, round }: Place): readonly UnseenEnd[] =>
  readUnseenEnds().filter((one) => one.code !== code || one.round !== round);
