import { LEVELS, type Level } from '@oeillade/bots';
import { gameIds, gameOf } from '../library.ts';
import type { Match } from './match.ts';
import { outsidersOf } from './outsiders.ts';

/** What is to be played: so many games of each match; in one game alone, at one size alone, where that is asked for. */
export interface Wanted {
  readonly games: number | null;
  readonly only: string | null;
  readonly players: number | null;
  readonly seed: string;
}

/** Those who search take their time: fewer games of them fit into some minutes. */
const GAMES = 1_000;
const SEARCHED_GAMES = 400;
const OUTSIDER_GAMES = 400;
const SEARCHED_OUTSIDER_GAMES = 120;

/** Every step up: one of a level among those of the level below. */
export const steps = (wanted: Wanted): Match[] =>
  tables(wanted).flatMap((table) =>
    LEVELS.slice(1).map((one, below) =>
      matchOf(table, one, LEVELS[below]!, wanted, { games: GAMES, searched: SEARCHED_GAMES }),
    ),
  );

/** Outsiders say nothing about those who play at random. */
const MEASURED: readonly Level[] = LEVELS.filter((level) => level !== 'random');

/** Every level against every outsider, both ways. */
export const againstOutsiders = (wanted: Wanted): Match[] =>
  tables(wanted).flatMap((table) =>
    Object.keys(outsidersOf(table.game)).flatMap((outsider) =>
      MEASURED.flatMap((level) =>
        [
          [outsider, level],
          [level, outsider],
        ].map(([one, others]) =>
          matchOf(table, one!, others!, wanted, {
            games: OUTSIDER_GAMES,
            searched: SEARCHED_OUTSIDER_GAMES,
          }),
        ),
      ),
    ),
  );

type TableSize = Pick<Match, 'game' | 'players'>;

const tables = ({ only, players }: Pick<Wanted, 'only' | 'players'>): TableSize[] =>
  gameIds
    .filter((game) => only === null || game === only)
    .flatMap((game) => {
      const { min, max } = gameOf(game).facts.players;
      const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);
      return sizes
        .filter((size) => players === null || size === players)
        .map((size) => ({ game, players: size }));
    });

const searches = (game: string, ...names: readonly string[]): boolean =>
  game === 'spywhere' && names.includes('shark');

function matchOf(
  { game, players }: TableSize,
  one: string,
  others: string,
  { games, seed }: Wanted,
  usual: { readonly games: number; readonly searched: number },
): Match {
  const many = games ?? (searches(game, one, others) ? usual.searched : usual.games);
  // As many as it takes for everybody to have sat in every seat equally often.
  return { game, players, one, others, games: Math.ceil(many / players) * players, seed };
}
