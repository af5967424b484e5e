import type { Measure } from '../statistics/measure.ts';
import type { Standing, Standings } from './standings.ts';

type GroupMeasure = Omit<Measure, 'game' | 'players'>;

/** All that a tournament has measured, as numbers. */
export function tournamentMeasures(id: string, standings: Standings): Measure[] {
  const { players, games } = standings;
  if (games === 0) return [];
  const all = [
    ...standings.standings.flatMap((standing) => measuresOf(standings, standing)),
    ...standings.courses.measures(),
    ...lengths(standings),
    ...[...standings.ends].map(([end, times]) => ofAll(`ends: ${end}`, times / games, games)),
  ];
  return all.map((part) => ({ game: id, players, ...part }));
}

function measuresOf(standings: Standings, standing: Standing): GroupMeasure[] {
  const { bot, sittings, points } = standing;
  const { share, fair, low, high } = standings.wins(bot);
  const of = standings.labels.get(bot)!;
  const n = standings.games;
  return [
    { of, measure: 'seats', value: sittings / n },
    { of, measure: 'wins', value: share, low, high, n },
    { of, measure: 'times fair share', value: share / fair, low: low / fair, high: high / fair, n },
    { of, measure: 'points', value: points.mean, sd: points.deviation, n: points.size },
    ...standing.deeds.map((deed) => ({
      of,
      measure: deed,
      value: standing.did(deed) / sittings,
      n: sittings,
    })),
  ];
}

const lengths = ({ turns, seconds, games }: Standings): GroupMeasure[] => [
  { of: 'all', measure: 'turns', value: turns.mean, sd: turns.deviation, n: games },
  { of: 'all', measure: 'minutes', value: seconds.mean / 60, sd: seconds.deviation / 60, n: games },
];

const ofAll = (measure: string, value: number, n: number): GroupMeasure => ({ of: 'all', measure, value, n });
