import { posix } from 'node:path';
import { workspaceOf } from '../architecture/workspace.ts';
import { givenFile, homeOf, specifierOf } from './homes.ts';
import type { NewGame } from './names.ts';

/** Files by their paths, and what they hold. */
export type Files = Readonly<Record<string, string>>;

/** What the example is called, in every way that its files say it. */
const EXAMPLE = {
  id: /liars-dice/g,
  camel: /\bliarsDice\b/g,
  titles: /Liar[’']s dice|liar's dice|Le dé menteur|Lügenwürfel/g,
  clause: /\bL-(?=\d)/g,
  place: /\bplace: \d+/,
  wherefrom: / RULES\.md beside this folder has its clauses\./,
} as const;

const IMPORTED = /(\bfrom |\bimport\()'([^']+)'/g;

/** A whole small game under another name, in every layer: the example, moved to where offered games lie. */
export function skeletonOf(example: Files, game: NewGame): Files {
  const files: Record<string, string> = {};
  for (const [file, text] of Object.entries(example)) {
    const home = homeOf(file, game.id);
    if (home !== null) files[home] = renamed(moved(text, file, home, game.id), game);
  }
  return files;
}

/** The line that each registry gets. */
export const registrationOf = ({ id, camel }: NewGame): Files => ({
  'packages/catalogue/src/offered/index.ts': `export { ${camel} } from './${id}.ts';`,
  'apps/lab/src/games/index.ts': `export { lab as ${camel} } from './${id}/index.ts';`,
  'apps/web/src/games/offered.ts': `export { ${camel} } from './${id}/part.ts';`,
});

const renamed = (text: string, { id, camel, title, letter, place }: NewGame): string =>
  text
    .replace(EXAMPLE.wherefrom, ` docs/rules/${id}.md has its clauses.`)
    .replace(EXAMPLE.id, id)
    .replace(EXAMPLE.camel, camel)
    .replace(EXAMPLE.titles, title)
    .replace(EXAMPLE.clause, `${letter}-`)
    .replace(EXAMPLE.place, `place: ${place}`);

/** Imports lead to the same things from the file's new home. */
const moved = (text: string, file: string, home: string, id: string): string =>
  text.replace(IMPORTED, (whole, before: string, specifier: string) => {
    const target = targetOf(specifier, file, id);
    if (target === null) return whole;
    return `${before}'${workspaceOf(target) === workspaceOf(home) ? relativeTo(home, target) : nameOf(target, specifier)}'`;
  });

function targetOf(specifier: string, file: string, id: string): string | null {
  if (specifier.startsWith('.')) return homeOf(posix.join(posix.dirname(file), specifier), id);
  return givenFile(specifier);
}

/** What has a name is imported by it: a game's own parts by the new name, all others as before. */
const nameOf = (target: string, specifier: string): string =>
  specifier.startsWith('.') ? specifierOf(target) : specifier;

function relativeTo(home: string, target: string): string {
  const path = posix.relative(posix.dirname(home), target);
  return path.startsWith('.') ? path : `./${path}`;
}
