import type { Distribution } from './distribution.ts';
import type { Group } from './group.ts';
import type { Measure } from './measure.ts';
import { wilson } from './wilson.ts';

type GroupMeasure = Omit<Measure, 'game' | 'players'>;

/** All that is known of some games, as numbers. */
export function groupMeasures(group: Group): Measure[] {
  const { id, players, finished, unfinished } = group;
  const counts: GroupMeasure[] = [
    { of: 'all', measure: 'games', value: finished },
    { of: 'all', measure: 'unfinished games', value: unfinished },
  ];
  const measured =
    finished === 0 ? [] : [...means(group), ...bots(group), ...seats(group), ...courses(group)];
  return [...counts, ...measured].map((part) => ({ game: id, players, ...part }));
}

function means({ points, turns, events, seconds }: Group): GroupMeasure[] {
  const mean = (
    measure: string,
    { mean: value, deviation: sd, size: n }: Distribution,
    unit = 1,
  ): GroupMeasure => ({
    of: 'all',
    measure,
    value: value / unit,
    sd: sd / unit,
    n,
  });
  return [mean('points', points), mean('turns', turns), mean('events', events), mean('minutes', seconds, 60)];
}

const bots = ({ bots: all, finished: n }: Group): GroupMeasure[] =>
  [...all].flatMap(([of, { sittings, won, points }]) => [
    { of, measure: 'seats', value: sittings / n },
    { of, measure: 'wins', value: won / n, ...wilson(won, n), n },
    { of, measure: 'points', value: points.mean, sd: points.deviation, n: points.size },
  ]);

const seats = ({ wins, finished: n }: Group): GroupMeasure[] =>
  wins.map(({ mean, margin }, seat) => ({
    of: `seat ${seat}`,
    measure: 'wins',
    value: mean,
    low: Math.max(0, mean - margin),
    high: mean + margin,
    n,
  }));

function courses({ courses: all, ends, rates, finished: n }: Group): GroupMeasure[] {
  return [
    ...all.measures(),
    ...[...ends].map(([end, times]) => ({ of: 'all', measure: `ends: ${end}`, value: times / n, n })),
    ...rates.map(({ what, quality, times, hits }) => ({
      of: 'all',
      measure: `${what}: ${quality}`,
      value: times === 0 ? 0 : hits / times,
      ...wilson(hits, times),
      n: times,
    })),
  ];
}
