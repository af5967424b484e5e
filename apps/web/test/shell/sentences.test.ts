import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesIn, src } from '../styles/sources.ts';

/** What is said of the place in three languages: texts of all pages, and what browsers and phones show of the app. */
const SAID = [
  ...filesIn(src, /(?:^|\/)(?:texts|i18n)\/.*\.ts$/).map((name) => join(src, name)),
  join(src, '../index.html'),
  join(src, '../public/manifest.webmanifest'),
];

/** A number of games. Those that somebody plays or wins are counted; those that there are become more. */
const COUNTED = [
  /\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|\d+) (?:\S+ )?jeux\b/giu,
  /(?<!\b(?:finish|play|played|win|won) )\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:\S+ )?games\b/giu,
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|\d+) (?:\S+ )?\p{L}*spiele\b/giu,
];

const countedIn = (text: string): string[] =>
  COUNTED.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));

test('no sentence says how many games there are: with one more it would be untrue', () => {
  assert.ok(SAID.length > 100, `only ${SAID.length} files of texts`);
  assert.deepEqual(
    SAID.flatMap((file) => countedIn(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`)),
    [],
  );
});

test('a count is found in each language, and games that somebody wins are none', () => {
  const counts = ['Quatre jeux d’espions', 'Four spy games', 'Vier Spionagespiele', 'Alle 5 Spiele'];
  assert.deepEqual(
    counts.map((text) => countedIn(text).length),
    [1, 1, 1, 1],
  );
  assert.deepEqual(countedIn('Win five games, gagner cinq parties, fünf Partien gewinnen'), []);
});
