import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Specimen } from '../packages/kernel/testkit/specimen.ts';
import { root } from './root.ts';

/** What a game's own tests give to the tests of all games. */
export interface GameTests {
  /** What the game's folder is called. */
  readonly folder: string;
  /** The file of the specimens, as an address: its playthroughs lie beside it. */
  readonly file: string;
  /** A specimen for each id of the game. */
  readonly specimens: readonly Specimen[];
}

/** Where the specimens of games are, for each workspace that has rules of games. */
const PLACES = ['packages/games/test/*/specimens.ts', 'examples/*/test/specimens.ts'];

/** The tests that games bring, of all games or of those in one workspace. */
export async function readGameTests(workspace = ''): Promise<GameTests[]> {
  const files = globSync(PLACES, { cwd: root })
    .filter((file) => file.startsWith(workspace))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const url = pathToFileURL(join(root, file)).href;
      const { specimens } = (await import(url)) as Pick<GameTests, 'specimens'>;
      const home = dirname(file);
      return {
        folder: basename(home) === 'test' ? basename(dirname(home)) : basename(home),
        file: url,
        specimens,
      };
    }),
  );
}
