import { onDevice } from '../../../../shell/storage.ts';
import type { Outcome } from '../drill.ts';
import { DAY_LEVEL, type Day } from './day.ts';

/** What became of each wink: seen and rightly told, seen but for whom was wrong, or missed. */
export type DayMark = 'right' | 'half' | 'missed';

/** How a day went. */
export interface DayResult {
  readonly day: Day;
  readonly marks: readonly DayMark[];
  /** Presses where there was nothing. */
  readonly wrong: number;
  /** The middle of all reaction times, in milliseconds; null where nothing was seen. */
  readonly median: number | null;
}

/** Of a try that was left, the winks that were still to come are missed: there is one try a day. */
export function dayResultOf(day: Day, outcomes: readonly Outcome[]): DayResult {
  const marks = outcomes.flatMap((outcome): DayMark[] => {
    if (outcome.is === 'wrong') return [];
    return [outcome.is === 'missed' ? 'missed' : outcome.right ? 'right' : 'half'];
  });
  const ahead = Array.from({ length: DAY_LEVEL.winks - marks.length }, (): DayMark => 'missed');
  return {
    day,
    marks: [...marks, ...ahead],
    wrong: outcomes.filter(({ is }) => is === 'wrong').length,
    median: medianOf(outcomes.flatMap((outcome) => (outcome.is === 'caught' ? [outcome.ms] : []))),
  };
}

/** The one figure: winks that were seen and rightly told, less one for each press where there was nothing. */
export const rightlyTold = ({ marks, wrong }: DayResult): number =>
  Math.max(0, marks.filter((mark) => mark === 'right').length - wrong);

function medianOf(times: readonly number[]): number | null {
  if (times.length === 0) return null;
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : Math.round((sorted[middle - 1]! + sorted[middle]!) / 2);
}

const KEY = 'oeillade/eye-of-the-day';

/** Null where this day was not tried on this device. */
export function readDay(day: Day): DayResult | null {
  const kept = onDevice.readValue<DayResult>(KEY);
  return kept?.day === day && Array.isArray(kept.marks) ? kept : null;
}

export const keepDay = (result: DayResult): void => onDevice.writeValue(KEY, result);
