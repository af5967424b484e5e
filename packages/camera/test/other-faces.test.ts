import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { add, type Count, countWinks, nothing, precisionOf, recallOf } from './count.ts';
import { ModelledFace } from './face.ts';
import { OTHERWISE } from './otherwise.ts';

/** None of these was looked at while the detector's figures were chosen. */
const FIRST = 101;
const FACES = 24;
/** Of short logs it takes more to say anything. */
const SHORT_LOGS = 5 * FACES;

const eyes = readFileSync(new URL('../../../docs/eyes.md', import.meta.url), 'utf8');

const sum = nothing();
const counts: (readonly [how: string, Count])[] = Object.entries(OTHERWISE).map(([how, otherwise]) => {
  const count = nothing();
  for (let face = 0; face < (otherwise.acts ? SHORT_LOGS : FACES); face++)
    add(count, countWinks(new ModelledFace(FIRST + face, otherwise)));
  add(sum, count);
  return [how, count];
});

const row = (how: string, count: Count): string =>
  `| ${how} | ${recallOf(count).toFixed(2)} | ${precisionOf(count).toFixed(2)} |`;
const table = [...counts, ['all of them', sum] as const].map(([how, count]) => row(how, count)).join('\n');

describe('faces, habits, cameras and machines of many kinds, without a calibration', () => {
  test('four of five winks are found, and nineteen of twenty that are told are winks', () => {
    assert.ok(recallOf(sum) >= 0.8, table);
    assert.ok(precisionOf(sum) >= 0.95, table);
  });

  test('hardly any of their blinks is told to be a wink', () => {
    assert.ok(sum.onBlinks <= 0.025 * sum.told, `${sum.onBlinks} of ${sum.told}`);
  });

  test('a wink is told once, however long it lasts', () => {
    const [, count] = counts.find(([how]) => how === 'slow winks and blinks')!;
    assert.ok(precisionOf(count) >= 0.95, row('slow winks', count));
  });

  test('docs/eyes.md says what was measured of each', () => {
    assert.ok(eyes.includes(table), `The table should be:\n${table}`);
  });
});
