import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test('every word of the glossary stands once, in the order of the alphabet, with a file that is there', () => {
  const rows = [...read('docs/glossary.md').matchAll(/^\| ([a-z][^|]*) \| [^|]+ \| `([^`]+)` \|$/gm)];
  assert.ok(rows.length > 80, `${rows.length} words`);
  const words = rows.map(([, word]) => word!);
  assert.deepEqual(
    words,
    [...new Set(words)].sort((one, other) => one.localeCompare(other, 'en')),
  );
  for (const [, word, file] of rows) assert.ok(existsSync(join(root, file!)), `${word}: ${file}`);
});

test('every file that defines a word of the glossary says it, as a word or as a name in the code', () => {
  for (const [, row, file] of read('docs/glossary.md').matchAll(
    /^\| ([a-z][^|]*) \| [^|]+ \| `([^`]+)` \|$/gm,
  ))
    for (const word of row!.split(', ')) {
      const anyForm = new RegExp(word.replace(/[ -]/g, '[ _-]?'), 'i');
      assert.match(read(file!), anyForm, `${file} is said to define "${word}"`);
    }
});

test('every source file that the design and the guide name is there', () => {
  const sources = globSync('{packages,apps,bench,e2e,examples,tools}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  for (const document of ['docs/design.md', 'CONTRIBUTING.md']) {
    for (const [, file] of read(document).matchAll(/`([\w./-]+\.tsx?)`/g)) {
      const isThere = sources.some((source) => source === file || source.endsWith(`/${file}`));
      assert.ok(isThere, `${document} names ${file}`);
    }
  }
});

/** Types that bear a word of the glossary in two places, and mean the same in both. */
const SAID_TWICE: Readonly<Record<string, string>> = {
  CameraWink: 'the wink as a table keeps it, and as its line in a record tells it',
  Command: 'the bots of Spywhere know no commands but those of their game',
  Connection: 'both carry frames between a client and its table: that of a page, and that of the lab',
  Deal: 'each game has its own',
  Edition: 'pages name it as the games do',
  Felt: 'what a table has told, and what a record tells of the same',
  Moment: 'pages name it as stories do',
  Person: 'as somebody is known to a browser, and as they are drawn at a table',
  Signal: 'pages name it as the games do',
};

test('no two types that are exported bear the same word of the glossary', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([a-z][^|]*) \| [^|]+ \| `[^`]+` \|$/gm)]
    .flatMap(([, row]) => row!.split(', '))
    .map((word) => word.replace(/(?:^|[ -])(.)/g, (_, first: string) => first.toUpperCase()));
  const sources = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root });
  const exported = sources.flatMap((source) =>
    [...read(source).matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)].map(
      ([, name]) => name!,
    ),
  );
  const twice = words.filter((word) => exported.filter((name) => name === word).length > 1);
  assert.deepEqual(twice.toSorted(), Object.keys(SAID_TWICE));
});
