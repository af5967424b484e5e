import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FindGame, Game } from '@oeillade/kernel';
import type { Specimen } from '@oeillade/kernel/testkit';

/** Every folder of rules is a game: a new one is tested as soon as it is there. */
const folders = globSync('*/index.ts', { cwd: fileURLToPath(new URL('../src', import.meta.url)) })
  .map((file) => dirname(file))
  .sort();

/** What a game's own tests must give to the tests of all games. */
interface GameTests {
  /** One for each of its ids. */
  readonly specimens: readonly Specimen[];
}

interface Rules {
  readonly games: Readonly<Record<string, Game>>;
}

const rules = await Promise.all(folders.map((folder): Promise<Rules> => import(`../src/${folder}/index.ts`)));
const tests = await Promise.all(
  folders.map((folder): Promise<GameTests> => import(`./${folder}/specimens.ts`)),
);

/** By id. */
export const games: ReadonlyMap<string, Game> = new Map(
  rules.flatMap((module) => Object.entries(module.games)),
);

export const findGame: FindGame = (id) => games.get(id) ?? null;

export const specimens: readonly Specimen[] = tests.flatMap((module) => module.specimens);

/** Tables of a usual size and of the smallest, with the options that are worth playing. */
export const tables: readonly { readonly id: string; readonly players: number; readonly options: object }[] =
  specimens.flatMap(({ game, options }) => {
    const { id, players } = game.facts;
    const usual = Math.max(players.min, Math.min(4, players.max));
    const anywhere = options.find((one) => one.players === undefined)?.options ?? {};
    const smallest = { id, players: players.min, options: {} };
    return [{ id, players: usual, options: anywhere }, ...(usual === players.min ? [] : [smallest])];
  });
