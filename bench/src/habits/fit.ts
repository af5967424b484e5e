import { LEVELS, type Level } from '@oeillade/bots';
import { type FittedHabits, guisesOf, type Habits } from '@oeillade/bots/spywhere/habits';
import { mindOf, playMinds } from '@oeillade/bots/spywhere/study';
import { type Dealt, spywhere } from '@oeillade/games/spywhere';
import { Random, seedFrom } from '@oeillade/kernel';
import { type Counts, habitsFrom, noCounts } from './counts.ts';
import { Observer } from './observer.ts';
import { START } from './start.ts';

export const SIZES = [2, 3, 4, 5, 6] as const;

/** Counts the habits of all levels anew, in games of players who hold the habits `before` likely. */
export function fitAgain(before: FittedHabits, games: number, round: number): FittedHabits {
  return Object.fromEntries(
    SIZES.map((players) => {
      const counts = countGames(before, players, games, round);
      const habits = LEVELS.map((level): [Level, Habits] => [level, habitsFrom(counts[level], START)]);
      return [players, Object.fromEntries(habits) as Record<Level, Habits>];
    }),
  );
}

/** At half of the tables all are of one level, at the others everybody is of any. */
function countGames(before: FittedHabits, players: number, games: number, round: number) {
  const counts = Object.fromEntries(LEVELS.map((level) => [level, noCounts()])) as Record<Level, Counts>;
  const guises = guisesOf(players, before);
  const setup = { players, options: spywhere.facts.defaults };
  for (let game = 0; game < games; game++) {
    const seed = seedFrom(`habits/${round}/${players}/${game}`);
    const random = new Random(seed, 'levels');
    const one = LEVELS[(game >> 1) % LEVELS.length]!;
    const levels = Array.from({ length: players }, () => (game % 2 === 0 ? one : random.pick(LEVELS)));
    const minds = levels.map((level) => (place: Parameters<typeof mindOf>[1]) => mindOf(level, place));
    const [dealt, ...lines] = playMinds({ setup, seed, guises, minds });
    const observer = new Observer(
      dealt as Dealt,
      levels.map((level) => counts[level]),
      guises,
    );
    for (const line of lines) observer.notice(line);
  }
  return counts;
}
