import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { filesIn, read, src } from './sources.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const ASKED = /\[data-part~="([\w-]+)"\]/g;
/** Where parts are asked for: by styles, by lessons, by people in real browsers. */
const ASKING = [
  ...filesIn(src, /\.(?:css|tsx?)$/).map((name) => join(src, name)),
  ...['e2e', 'bench/src/web'].flatMap((folder) =>
    filesIn(join(root, folder), /\.ts$/).map((name) => join(root, folder, name)),
  ),
];

/** What components call their parts. */
const given = new Set(
  filesIn(src, /\.tsx?$/)
    .flatMap((name) => [
      ...read(name).matchAll(/(?:\bdata-part=\{?|\bpart(?:=|: )|\? |: )["']([a-z][\w -]*)["']/g),
    ])
    .flatMap(([, names]) => names!.split(' ')),
);

test('every part that somebody asks for is called so by a component', () => {
  const unknown = ASKING.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKED)]
      .filter(([, part]) => !given.has(part!))
      .map(([, part]) => `${file}: ${part}`),
  );
  assert.deepEqual(unknown, []);
});
