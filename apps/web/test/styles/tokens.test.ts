import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesIn, read, src } from './sources.ts';

const FILES = filesIn(src, /\.(?:css|tsx?)$/);

test('whatever styles set under a name of its own is read by somebody', () => {
  // Code sets names as keys of a style; everywhere else it asks for them.
  const readers = FILES.flatMap((name) =>
    [...read(name).matchAll(/(--[a-z][\w-]*)(?!['"`\w-]*\]?\s*:)/g)].map(([, token]) => token!),
  );
  const known = new Set(readers);
  const dead = FILES.filter((name) => name.endsWith('.css')).flatMap((name) =>
    [...read(name).matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:/g)]
      .filter(([, token]) => !known.has(token!))
      .map(([, token]) => `${name}: ${token}`),
  );
  assert.deepEqual(dead, []);
});
