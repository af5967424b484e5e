import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { refusalCodes } from '../refusal-codes.ts';
import { root } from '../root.ts';

type Words = Readonly<Record<string, string>>;

/** Refusals that no server gives: the connection was cut before it could. */
const OF_THE_PAGE = ['gone', 'offline'];

/** The words for refusals of every table, and those of each game beside it. */
async function wordsIn(language: string): Promise<Words> {
  const places = ['apps/web/src/{shell/i18n,games/*/texts}', 'examples/*/src/web/texts'];
  const files = globSync(
    places.map((place) => `${place}/${language}/*refusals.ts`),
    { cwd: root },
  );
  const all = await Promise.all(
    files.map((file) => import(join(root, file)) as Promise<Record<string, Words>>),
  );
  return Object.assign({}, ...all.flatMap((words) => Object.values(words)));
}

for (const language of ['fr', 'en', 'de']) {
  const words = await wordsIn(language);
  describe(`refusals in words, ${language}`, () => {
    test('every code of the sources has a sentence, and none is left over', () => {
      assert.deepEqual(
        Object.keys(words).sort(),
        [...refusalCodes({ examples: true }), ...OF_THE_PAGE].sort(),
      );
    });

    test('each is a sentence of its own', () => {
      const sentences = Object.values(words);
      assert.deepEqual(
        sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index),
        [],
      );
      for (const sentence of sentences) assert.match(sentence, /^\p{Lu}.*[.?!]$/u);
    });
  });
}
