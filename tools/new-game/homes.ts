/** The folder of offered games into which each part of the example goes; `ID` is the name of the new game's folders. */
const HOMES: readonly (readonly [from: string, to: string])[] = [
  ['src/plugin.ts', 'packages/catalogue/src/offered/ID.ts'],
  ['src/rules/', 'packages/games/src/ID/'],
  ['src/bots/', 'packages/bots/src/ID/'],
  ['src/story/', 'packages/story/src/ID/'],
  ['src/lab/', 'apps/lab/src/games/ID/'],
  ['src/web/index.ts', 'apps/web/src/games/ID/part.ts'],
  ['src/web/', 'apps/web/src/games/ID/'],
  ['RULES.md', 'docs/rules/ID.md'],
  ['test/specimens.ts', 'packages/games/test/ID/specimens.ts'],
  ['test/clauses.test.ts', 'packages/games/test/ID/clauses.test.ts'],
  ['test/table.ts', 'packages/games/test/ID/table.ts'],
];

/** What a file of the example becomes; null for what only an example has. */
export function homeOf(file: string, id: string): string | null {
  const found = HOMES.find(([from]) => file === from || (from.endsWith('/') && file.startsWith(from)));
  return found ? found[1].replace('ID', id) + file.slice(found[0].length) : null;
}

/** The files that packages and apps give to others, as the example imports them. */
const GIVEN: readonly (readonly [specifier: RegExp, file: string])[] = [
  [/^@oeillade\/(web|lab)\/(.+)$/, 'apps/$1/src/$2'],
  [/^@oeillade\/games\/shapes$/, 'packages/games/src/shapes.ts'],
  [/^@oeillade\/catalogue$/, 'packages/catalogue/src/plugin.ts'],
  [/^@oeillade\/(bots|story)$/, 'packages/$1/src/index.ts'],
];

/** The file outside the example that such an import leads to; null for one that goes by its name from everywhere. */
export function givenFile(specifier: string): string | null {
  const found = GIVEN.find(([pattern]) => pattern.test(specifier));
  return found ? specifier.replace(found[0], found[1]) : null;
}

/** How a part of a game is imported from another package. */
const NAMES: readonly (readonly [file: RegExp, specifier: string])[] = [
  [/^packages\/games\/src\/([^/]+)\/label\.ts$/, '@oeillade/games/$1/label'],
  [/^packages\/(games|bots|story)\/src\/([^/]+)\/index\.ts$/, '@oeillade/$1/$2'],
];

export function specifierOf(file: string): string {
  const found = NAMES.find(([pattern]) => pattern.test(file));
  if (!found) throw new Error(`${file} cannot be imported from another package.`);
  return file.replace(found[0], found[1]);
}
