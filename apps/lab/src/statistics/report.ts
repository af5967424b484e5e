import { letter } from '../draw/ink.ts';
import { count, grouped, percent } from '../text.ts';
import type { Courses } from './courses.ts';
import type { Distribution, Share } from './distribution.ts';
import type { BotTally, Group } from './group.ts';
import { wilson } from './wilson.ts';

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
  const tables = [measuresOf(group), ...botsOf(group), winsOf(group), ...turnOrderTables(group.courses)];
  return { title, tables, facts: factsOf(group) };
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
/** What became of each bot, where bots played. */
function botsOf({ bots, finished }: Group): ReportTable[] {
  if (bots.size === 0) return [];
  const row = ([bot, { sittings, won, points }]: [string, BotTally]): string[] => [
    bot,
    (sittings / finished).toFixed(1),
    percent(won / finished),
    `${(100 * wilson(won, finished).low).toFixed(1)}–${(100 * wilson(won, finished).high).toFixed(1)}`,
    points.mean.toFixed(1),
  ];
  return [{ head: ['', 'seats', 'wins', '95 %', 'points'], rows: [...bots].map(row) }];
}

const winsOf = ({ wins }: Group): ReportTable => winsTable(wins, (seat) => letter(seat));

/** Who had the first turn, the second and so on; nothing where the games do not tell. */
export const turnOrderTables = ({ byTurnOrder }: Courses): ReportTable[] =>
  byTurnOrder.length === 0 ? [] : [winsTable(byTurnOrder, (place) => `turn ${place + 1}`)];

const winsTable = (wins: readonly Share[], name: (index: number) => string): ReportTable => ({
  head: ['', ...wins.map((_, index) => name(index))],
  rows: [
    ['wins', ...wins.map(({ mean }) => percent(mean))],
    ['95 %', ...wins.map(({ margin }) => `±${(100 * margin).toFixed(1)}`)],
  ],
});

function factsOf({ ends, rates, finished, courses }: Group): [string, string][] {
  const facts: [string, string][] = [['ends', endingsOf(ends, finished)], ...courses.facts()];
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
