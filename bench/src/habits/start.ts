import type { FittedHabits, Habits } from '@oeillade/bots/spywhere/habits';

/** The habits that are held likely before any game was counted: the same for everybody. */
export const START: Habits = {
  takes: [1, 1, 1, 1, 1, 1, 10, 10, 10, 10, 10, 10],
  gives: [1, 2, 0.7, 1, 2, 0.7, 0.1, 0.1, 0.3, 0.1, 0.1, 0.3],
  declines: 0.1,
  attempts: [0, 1, 2].flatMap(() => [0.1, 0.1, 0.2, 0.4, 0.6, 0.8]),
};

const ALL = { random: START, novice: START, regular: START, expert: START, shark: START };

export const STARTS: FittedHabits = { 2: ALL, 3: ALL, 4: ALL, 5: ALL, 6: ALL };
