import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** Where an offered game, or an example, has this, by the name of its folder. */
function homeOf(places: readonly string[], folder: string): string {
  const found = places.map((place) => join(root, place)).find((path) => existsSync(path));
  if (found === undefined) throw new Error(`"${folder}" has none of ${places.join(', ')}.`);
  return found;
}

/** The folder of a game's pages. */
export const webHomeOf = (folder: string): string =>
  homeOf([`apps/web/src/games/${folder}`, `examples/${folder}/src/web`], folder);

/** The file of a game's ledger. */
export const ledgerFileOf = (folder: string): string =>
  homeOf([`docs/rules/${folder}.md`, `examples/${folder}/RULES.md`], folder);
