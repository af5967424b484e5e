import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingTime } from '../../src/ui/speech/reading-time.ts';

test('what was said stays as long as it takes to read it', () => {
  assert.equal(readingTime('À table !', false), 2_400);
  assert.equal(readingTime('Oh', false), 2_400);
  const sentence = readingTime('Qui a le vingt-sept ? Je ne vois rien.', false);
  assert.ok(sentence > 4_500 && sentence < 6_000, `${sentence}`);
  assert.equal(readingTime('bla '.repeat(60), false), 6_000);
});

test('my own words soon give way to what lies under them', () => {
  assert.equal(readingTime('bla '.repeat(60), true), 1_800);
});
