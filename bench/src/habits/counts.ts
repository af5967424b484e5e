import { ATTEMPT_KINDS, type Habits } from '@oeillade/bots/spywhere/habits';
import { attractions, type Choice } from './choices.ts';

/** What players of one level did, at tables of one size. */
export interface Counts {
  readonly takes: Choice[];
  readonly gives: Choice[];
  /** Triples that could be eliminated. */
  readonly triples: { taken: number; left: number };
  readonly attempts: { made: number; left: number }[];
}

export const noCounts = (): Counts => ({
  takes: [],
  gives: [],
  triples: { taken: 0, left: 0 },
  attempts: Array.from({ length: ATTEMPT_KINDS }, () => ({ made: 0, left: 0 })),
});

/** A start counts as much as so many turns. */
const FAITH = 2;

export function habitsFrom(counts: Counts, start: Habits): Habits {
  const share = (times: number, others: number, before: number): number =>
    (times + FAITH * before) / (times + others + FAITH);
  const { taken, left } = counts.triples;
  return {
    takes: attractions(counts.takes, start.takes),
    gives: attractions(counts.gives, start.gives),
    declines: share(left, taken, start.declines),
    attempts: counts.attempts.map((kind, index) => share(kind.made, kind.left, start.attempts[index]!)),
  };
}
