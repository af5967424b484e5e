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
