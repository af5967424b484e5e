import { LEVELS, type Level } from '@oeillade/bots';
import { arrangementFrom, type Job, lineupOf, wholeRounds } from '@oeillade/lab/tournament';
import { gameIds, gameOf } from './library.ts';

/** One step up: a bot at a table where all the others are of the level below. */
export interface Step {
  readonly hero: Level;
  readonly others: Level;
  readonly job: Job;
}

/** As many as fit into some minutes on two cores; those who search take their time. */
const GAMES = 1_000;
const SEARCHED_GAMES = 800;

const searches = (game: string, hero: Level): boolean => game === 'spywhere' && hero === 'expert';

/** Every step of every game and number of players. */
export const steps = (wanted: number | null, only: string | null): Step[] =>
  gameIds
    .filter((game) => only === null || game === only)
    .flatMap((game) =>
      playersOf(game).flatMap((players) =>
        LEVELS.slice(1).map((hero, below) => {
          const others = LEVELS[below]!;
          const lineup = lineupOf([hero], players, others);
          const many = wanted ?? (searches(game, hero) ? SEARCHED_GAMES : GAMES);
          return { hero, others, job: jobOf(game, lineup, many) };
        }),
      ),
    );

export const jobOf = (game: string, lineup: readonly Level[], many: number): Job => ({
  game,
  ...arrangementFrom(game, lineup.length, []),
  lineup,
  rotates: true,
  seed: 'bench/bots',
  games: wholeRounds(many, lineup.length),
});

function playersOf(game: string): number[] {
  const { min, max } = gameOf(game).facts.players;
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}
