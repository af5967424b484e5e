import type { GameRecord, Seat } from '@oeillade/kernel';
import { isSameSight } from '@oeillade/table';
import { Eyes, type Moment } from './eyes.ts';
import type { Heard } from './transcript.ts';

/**
 * Checks that a seat was told of no eyes but those of faces that it looked at, as they were at that time. Messages come in order, so each that tells
 * of eyes must have been true at a moment that is not before the one of the message before it, nor before the time that the
 * latest message carries. How late a busy machine delivers them plays no part.
 */
export function checkEyes(record: GameRecord, seat: Seat, before: readonly Heard[]): string[] {
  const complaints: string[] = [];
  const eyes = new Eyes(record);
  const moments = eyes.moments(seat);
  let from = 0;
  for (const { frame, text } of before) {
    if (frame.m === 'event' || frame.m === 'view' || frame.m === 'clock')
      from = reach(moments, from, frame.t);
    if (frame.m === 'eyes') {
      const found = moments.findIndex(
        ({ sight }, index) => index >= from && isSameSight({ m: 'eyes', ...sight }, frame),
      );
      if (found === -1) complaints.push(`eyes that it did not look at: ${text}`);
      else from = found;
    } else if (frame.m === 'signal' && !eyes.maySee(seat, frame)) {
      complaints.push(`a signal that it did not look at: ${text}`);
    }
  }
  return complaints;
}

/** The first moment that still lasts at `t`: it lasts until the next one begins, and in that millisecond both may be told. */
function reach(moments: readonly Moment[], from: number, t: number): number {
  let index = from;
  while (index + 1 < moments.length && moments[index + 1]!.t < t) index++;
  return index;
}
