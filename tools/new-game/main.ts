/** `npm run new-game ID`: a game in every layer, which plays at once and is to be changed into another. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Library, offered } from '@oeillade/catalogue';
import { readLedgers } from '../ledgers.ts';
import { runNode } from '../process.ts';
import { root } from '../root.ts';
import { readExample } from './example.ts';
import { isId, type NewGame, nameGame } from './names.ts';
import { type Files, registrationOf, skeletonOf } from './skeleton.ts';

const [id = ''] = process.argv.slice(2);
const { labels } = new Library(offered);
if (!isId(id)) fail('Usage: npm run new-game ID, where ID is of small letters, digits and hyphens.');
if (labels.some((label) => label.id === id || label.folder === id)) fail(`There is a game "${id}" already.`);

const game = nameGame(
  id,
  readLedgers().map((clause) => clause.id[0]!),
  labels.map(({ place }) => place),
);
const files = skeletonOf(readExample(), game);
for (const file of Object.keys(files)) if (existsSync(join(root, file))) fail(`${file} is there already.`);
write(files);
register(game);
for (const [tool, ...args] of [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...Object.keys(files)],
  ['tools/playthroughs.ts', id],
  ['tools/asyncapi.ts'],
] as [string, ...string[]][]) {
  const { ok, output } = await runNode(tool, args);
  if (!ok) fail(output);
}
console.log(`${game.title} is there, in ${Object.keys(files).length} files and three lines; its clauses are ${game.letter}-1 and on.
CONTRIBUTING.md tells how it becomes a game of its own.`);

function write(all: Files): void {
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

function register(added: NewGame): void {
  for (const [file, line] of Object.entries(registrationOf(added))) {
    const source = readFileSync(join(root, file), 'utf8');
    const lines = source.trimEnd().split('\n');
    const at = lines.findIndex((one) => one.startsWith('export') && one > line);
    writeFileSync(
      join(root, file),
      `${lines.toSpliced(at === -1 ? lines.length : at, 0, line).join('\n')}\n`,
    );
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
