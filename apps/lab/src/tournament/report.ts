import { partOf } from '../games/part-of.ts';
import { endingsOf, type Report, type ReportTable, turnOrderTables } from '../statistics/report.ts';
import { count, grouped, percent } from '../text.ts';

import type { Standing, Standings } from './standings.ts';

export function tournamentReport(id: string, title: string, standings: Standings): Report {
  const { games, players } = standings;
  const heading = `${title}, ${count(players, 'player')}: ${count(games, 'game')}`;
  if (games === 0) return { title: heading, tables: [], facts: [] };
  const rounds = `${grouped(games / players)}, each bot in every seat once`;
  return {
    title: heading,
    tables: [outcomeOf(standings), deedsOf(id, standings), ...turnOrderTables(standings.courses)],
    facts: [['rounds', rounds], ...factsOf(id, standings)],
  };
}

function outcomeOf(standings: Standings): ReportTable {
  return {
    head: ['', 'seats', 'wins', '95 %', '× fair share', '95 %', 'points', 'sd'],
    rows: standings.standings.map(({ bot, sittings, points }) => {
      const { share, fair, low, high } = standings.wins(bot);
      return [
        standings.labels.get(bot)!,
        String(sittings / standings.games),
        percent(share),
        `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}`,
        (share / fair).toFixed(2),
        `${(low / fair).toFixed(2)}–${(high / fair).toFixed(2)}`,
        points.mean.toFixed(1),
        points.deviation.toFixed(1),
      ];
    }),
  };
}
const deedsOf = (id: string, { standings, labels }: Standings): ReportTable => ({
  head: ['a game and seat', ...partOf(id).columns.map(([, heading]) => heading)],
  rows: standings.map((standing) => [
    labels.get(standing.bot)!,
    ...partOf(id).columns.map(([deed]) => meanOf(standing, deed).toFixed(2)),
  ]),
});

export const meanOf = (standing: Standing, deed: string): number => standing.did(deed) / standing.sittings;

function factsOf(id: string, standings: Standings): [string, string][] {
  const { games, turns, seconds, ends, courses } = standings;
  const minutes = `${(seconds.mean / 60).toFixed(1)} minutes at the table`;
  const length = `${turns.mean.toFixed(1)} turns (sd ${turns.deviation.toFixed(1)}), ${minutes}`;
  return [
    ...partOf(id).facts(standings),
    ...courses.facts(),
    ['length', length],
    ['ends', endingsOf(ends, games)],
  ];
}
