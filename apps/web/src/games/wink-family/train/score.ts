import type { Outcome } from './drill.ts';

export interface Result {
  readonly winks: number;
  readonly caught: number;
  readonly score: number;
  /** The reaction times in milliseconds, of the winks that were caught; null where none was. */
  readonly fastest: number | null;
  readonly typical: number | null;
  /** Passed with half of the winks. */
  readonly isPassed: boolean;
}

const CAUGHT = 2;
const RIGHT = 1;
const WRONG = -1;

export function resultOf(outcomes: readonly Outcome[]): Result {
  const caught = outcomes.filter((outcome) => outcome.is === 'caught');
  const missed = outcomes.filter(({ is }) => is === 'missed').length;
  const wrong = outcomes.length - caught.length - missed;
  const winks = caught.length + missed;
  const times = caught.map(({ ms }) => ms);
  const right = caught.filter((outcome) => outcome.right).length;
  return {
    winks,
    caught: caught.length,
    score: Math.max(0, CAUGHT * caught.length + RIGHT * right + WRONG * wrong),
    fastest: times.length === 0 ? null : Math.min(...times),
    typical: times.length === 0 ? null : Math.round(times.reduce((sum, ms) => sum + ms, 0) / times.length),
    isPassed: 2 * caught.length >= winks,
  };
}
