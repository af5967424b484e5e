import type { IdleTables } from './many-tables.ts';
import type { Held, Reading } from './ramp.ts';

export interface Aim {
  readonly name: string;
  readonly aim: string;
  readonly value: string;
  readonly met: boolean;
  /** The measured value in relation to the aim: over 1 is better. */
  readonly ratio: number;
}

export interface Measured {
  readonly held: readonly Held[];
  /** Microseconds of processor time for each table and second of each server, all of them at once. */
  readonly costs: ReadonlyMap<string, number>;
  readonly idle: IdleTables;
  readonly restore: { readonly tables: number; readonly seconds: number };
}

export interface Names {
  readonly ours: string;
  /** Bare sockets, to which a command's way is compared. */
  readonly limit: string;
  readonly peers: readonly string[];
}

const MEGABYTE = 1e6;
/** So many milliseconds later than at the limit everybody may have heard of a command, with half of the tables that we hold. */
const MOST_LATER = 5;

export function aimsOf({ held, costs, idle, restore }: Measured, { ours, limit, peers }: Names): Aim[] {
  const tablesOf = (name: string): number =>
    held.find(({ contender }) => contender === name)?.best?.tables ?? 0;
  const costOf = (name: string): number => costs.get(name) ?? 0;
  return [
    ...peers.map((peer) => beyond(`tables / ${peer}`, 'more than it', tablesOf(ours), tablesOf(peer))),
    ...peers.map((peer) => beyond(`CPU a table / ${peer}`, 'less than it', costOf(ours), costOf(peer))),
    later(held, ours, limit),
    under('10,000 tables asleep: memory', idle.asleep.memory / MEGABYTE, 150, 'MB'),
    under('10,000 tables asleep: CPU', idle.asleep.cpu * 100, 1, '% of a core'),
    under(`${restore.tables.toLocaleString('en-GB')} games restored`, restore.seconds, 3, 's'),
  ];
}

const notMeasured = (name: string, aim: string): Aim => ({
  name,
  aim,
  value: 'not measured',
  met: false,
  ratio: Number.NaN,
});

function beyond(name: string, aim: 'more than it' | 'less than it', ours: number, theirs: number): Aim {
  // Nothing is proved by a rival that the machine did not let hold a single step, and nothing by us without one.
  if (theirs === 0 || ours === 0) return notMeasured(name, aim);
  const ratio = aim === 'more than it' ? ours / theirs : theirs / ours;
  return { name, aim, value: `${Math.round((ours / theirs) * 100)} %`, met: ratio > 1, ratio };
}

function under(name: string, value: number, most: number, unit: string): Aim {
  return {
    name,
    aim: `under ${most} ${unit}`,
    value: `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`,
    met: value < most,
    ratio: most / value,
  };
}

function later(held: readonly Held[], ours: string, limit: string): Aim {
  const of = (name: string): Held | undefined => held.find(({ contender }) => contender === name);
  const half = (of(ours)?.best?.tables ?? 0) / 2;
  const [own, theirs] = [near(of(ours), half), near(of(limit), half)];
  const name = 'p50 at half load';
  const aim = `within ${MOST_LATER} ms of ${limit}`;
  if (half === 0 || !own || !theirs) return notMeasured(name, aim);
  const difference = own.p50 - theirs.p50;
  return {
    name,
    aim,
    value: `${own.p50.toFixed(1)} and ${theirs.p50.toFixed(1)} ms`,
    met: difference <= MOST_LATER,
    ratio: difference <= 0 ? Number.POSITIVE_INFINITY : MOST_LATER / difference,
  };
}

/** What was measured with the number of tables that is nearest to this one. */
function near(held: Held | undefined, tables: number): Reading | undefined {
  const away = (reading: Reading): number => Math.abs(reading.tables - tables);
  return held?.readings.toSorted((a, b) => away(a) - away(b))[0];
}
