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

/** What components call their parts, and which of them do. */
const givers = new Map<string, string[]>();
for (const name of filesIn(src, /\.tsx?$/)) {
  const calls = read(name).matchAll(/(?:\bdata-part=\{?|\bpart(?:=|: )|\? |: )["']([a-z][\w -]*)["']/g);
  for (const part of [...calls].flatMap(([, names]) => names!.split(' ')))
    givers.set(part, [...(givers.get(part) ?? []), name]);
}

test('every part that somebody asks for is called so by a component', () => {
  const unknown = ASKING.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKED)]
      .filter(([, part]) => !givers.has(part!))
      .map(([, part]) => `${file}: ${part}`),
  );
  assert.deepEqual(unknown, []);
});

test('shared styles and pages ask for no part that only one game gives: it styles that itself', () => {
  const gameOf = (name: string): string | undefined =>
    /^games\/(?!contract\/)([^/]+)\/.*\.(?:tsx?|css)$/.exec(name)?.[1];
  const onlyOne = (part: string): boolean => {
    const games = new Set((givers.get(part) ?? []).map(gameOf));
    return games.size === 1 && !games.has(undefined);
  };
  const asked = filesIn(src, /\.(?:css|tsx?)$/)
    .filter((name) => gameOf(name) === undefined)
    .flatMap((name) => [...read(name).matchAll(ASKED)].map(([, part]) => ({ name, part: part! })));
  assert.deepEqual(
    asked.filter(({ part }) => onlyOne(part)),
    [],
  );
});
