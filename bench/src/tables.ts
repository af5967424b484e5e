import { type Game, readSetup, type Setup } from '@oeillade/kernel';
import { findGame, gameIds, gameOf } from './library.ts';

export interface Table {
  readonly game: Game;
  readonly setup: Setup;
}

/** How many deals the playouts start from, in turn. */
export const STARTS = 512;

/** Without eyes: a signal changes nothing on the table, and neither rival carries any. */
const EYELESS = { channel: 'faces' };

const MEASURED: {
  readonly [id: string]: { readonly players: readonly number[]; readonly options: object };
} = {
  zwinkern: { players: [5], options: EYELESS },
  'wink-agents': { players: [5], options: EYELESS },
  wink: { players: [5], options: EYELESS },
  spywhere: { players: [2, 4, 6], options: {} },
};

/** A game of which nothing is said here is measured as most are. */
const measuredOf = (id: string) => MEASURED[id] ?? { players: [gameOf(id).facts.players.max], options: {} };

/** Every registered game, at each number of players that is measured. */
export const allTables = (): Table[] =>
  gameIds.flatMap((id) => measuredOf(id).players.map((players) => tableOf(id, players)));

function tableOf(id: string, players: number): Table {
  const game = findGame(id);
  if (!game) throw new Error(`There is no game "${id}".`);
  const read = readSetup(game, players, measuredOf(id).options);
  if (!read.ok) throw new Error(read.message);
  return { game, setup: read.setup };
}
