import { count, grouped, percent } from '../cli/text.ts';
import { letter } from '../draw/ink.ts';
import type { Distribution } from './distribution.ts';
import type { Group } from './group.ts';

/** What is told of some games: in the terminal and on a page alike. */
export interface Report {
  readonly title: string;
  readonly tables: readonly ReportTable[];
  readonly facts: readonly (readonly [string, string])[];
}

export interface ReportTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function reportOf(group: Group): Report {
  const unfinished = group.unfinished > 0 ? `, and ${grouped(group.unfinished)} unfinished left out` : '';
  const title = `${group.title}, ${count(group.players, 'player')}: ${count(group.finished, 'game')}${unfinished}`;
  if (group.finished === 0) return { title, tables: [], facts: [] };
  return { title, tables: [measuresOf(group), winsOf(group)], facts: factsOf(group) };
}

function measuresOf({ points, turns, events, seconds }: Group): ReportTable {
  const row = (name: string, { mean, deviation, least, most }: Distribution, unit = 1): string[] => {
    const whole = (value: number) => (unit === 1 ? grouped(value) : (value / unit).toFixed(1));
    return [name, (mean / unit).toFixed(1), (deviation / unit).toFixed(1), whole(least), whole(most)];
  };
  return {
    head: ['', 'mean', 'sd', 'min', 'max'],
    rows: [row('points', points), row('turns', turns), row('events', events), row('minutes', seconds, 60)],
  };
}

function winsOf({ wins }: Group): ReportTable {
  return {
    head: ['', ...wins.map((_, seat) => letter(seat))],
    rows: [
      ['wins', ...wins.map(({ mean }) => percent(mean))],
      ['95 %', ...wins.map(({ margin }) => `±${(100 * margin).toFixed(1)}`)],
    ],
  };
}

function factsOf({ ends, rates, finished }: Group): [string, string][] {
  const facts: [string, string][] = [['ends', endingsOf(ends, finished)]];
  for (const { what, quality, times, hits } of rates) {
    const share = times === 0 ? 'none' : `${percent(hits / times)} ${quality}`;
    const before = facts.at(-1)!;
    if (before[0] === what) before[1] += `, ${share}`;
    else facts.push([what, times === 0 ? 'none' : `${grouped(times)}: ${share}`]);
  }
  return facts;
}

/** The ends of some games, the most frequent first. */
export const endingsOf = (ends: ReadonlyMap<string, number>, games: number): string =>
  [...ends]
    .sort((a, b) => b[1] - a[1])
    .map(([end, times]) => `${end} ${percent(times / games)}`)
    .join(', ');
