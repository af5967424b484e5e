import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { refusals as de } from '../../apps/web/src/shell/i18n/de/refusals.ts';
import { refusals as en } from '../../apps/web/src/shell/i18n/en/refusals.ts';
import { refusals as fr } from '../../apps/web/src/shell/i18n/fr/refusals.ts';
import { refusalCodes } from '../refusal-codes.ts';

/** Refusals that no server gives: the line was cut before it could. */
const OF_THE_PAGE = ['gone', 'offline'];

for (const [language, words] of Object.entries<Readonly<Record<string, string>>>({ fr, en, de })) {
  describe(`refusals in words, ${language}`, () => {
    test('every code of the sources has a sentence, and none is left over', () => {
      assert.deepEqual(Object.keys(words).sort(), [...refusalCodes(), ...OF_THE_PAGE].sort());
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
