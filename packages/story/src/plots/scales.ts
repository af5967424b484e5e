import { max } from 'd3-array';
import { scaleLinear } from 'd3-scale';

/** Where a value lies, and at which round values something is written. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

type Range = readonly [from: number, to: number];

const TICKS = 4;

/** From 0 to a round number, past the largest of these. */
export function roundScale(values: readonly number[], range: Range): Scale {
  const most = max(values) || 1;
  const wanted = wantedTicks(values, most);
  const scale = scaleLinear([0, most], range).nice(wanted);
  return { at: scale, ticks: scale.ticks(wanted) };
}

/** From 0 to the largest of these, and no further. */
export function countScale(values: readonly number[], range: Range): Scale {
  const most = max(values) || 1;
  const scale = scaleLinear([0, most], range);
  return { at: scale, ticks: scale.ticks(wantedTicks(values, most)) };
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** From the start to the last of these moments, with ticks at round minutes, or at round seconds of a short game. */
export function timeScale(moments: readonly number[], range: Range): Scale {
  const last = max(moments) || SECOND;
  const unit = last < 2 * MINUTE ? SECOND : MINUTE;
  const scale = scaleLinear([0, last / unit], range);
  return { at: (moment) => scale(moment / unit), ticks: scale.ticks(TICKS).map((tick) => tick * unit) };
}

/** Numbers of things have ticks at whole numbers alone. */
const wantedTicks = (values: readonly number[], most: number): number =>
  values.every(Number.isInteger) ? Math.min(TICKS, most) : TICKS;
