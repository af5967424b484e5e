import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from '../src/measure.ts';
import { figure, table } from '../src/print.ts';
import { ratios } from '../src/ratios.ts';
import { allWays } from '../src/ways.ts';

test('a table is aligned: texts to the left, figures to the right', () => {
  const rows = [
    ['wink', '1,000'],
    ['zwinkern', '9'],
  ];
  assert.equal(
    table(['game', 'moves'], rows, { texts: 1 }),
    ['| game     | moves |', '| -------- | ----: |', '| wink     | 1,000 |', '| zwinkern |     9 |'].join(
      '\n',
    ),
  );
});

test('figures keep three digits', () => {
  assert.deepEqual([1234567, 51.87, 7].map(figure), ['1,230,000', '51.9', '7']);
});

test('the median of an even number of rounds lies between the middle two', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([4, 1, 9, 2]), 3);
});

test('ratios say whether the aim is met, and never throw for a slow machine', () => {
  const speeds = allWays().map((way) => ({ way, movesPerSecond: 100, gamesPerSecond: 1 }));
  assert.deepEqual(
    ratios(speeds).map(({ value, met }) => [value, met]),
    [
      [1, false],
      [1, false],
      [1, false],
      [1, true],
    ],
  );
});
