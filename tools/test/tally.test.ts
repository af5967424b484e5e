import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Outcome, Tally } from '../tally.ts';

const outcome = (change: Partial<Outcome>): Outcome => ({
  file: 'a.test.ts',
  name: 'a test',
  nesting: 0,
  passed: true,
  isSuite: false,
  isSkipped: false,
  ...change,
});

const tallyOf = (outcomes: Partial<Outcome>[], emptyFilesFail = true) => {
  const tally = new Tally({ emptyFilesFail });
  for (const change of outcomes) tally.add(outcome(change));
  return tally.results.map(({ name, passed }) => `${passed ? 'passed' : 'failed'} ${name}`);
};

test('only leaves count, not what groups them', () => {
  const seen = tallyOf([
    { name: 'leaf', nesting: 2 },
    { name: 'test with subtests', nesting: 1 },
    { name: 'second leaf', nesting: 1 },
    { name: 'suite', isSuite: true },
    { name: 'third leaf' },
  ]);
  assert.deepEqual(seen, ['passed leaf', 'passed second leaf', 'passed third leaf']);
});

test('a skipped test is a failure', () => {
  assert.deepEqual(tallyOf([{ isSkipped: true }]), ['failed a test']);
});

test('a suite whose tests failed is not counted a second time', () => {
  const seen = tallyOf([
    { name: 'leaf', nesting: 1, passed: false },
    { name: 'suite', isSuite: true, passed: false, error: { failureType: 'subtestsFailed' } },
  ]);
  assert.deepEqual(seen, ['failed leaf']);
});

test('a suite that failed by itself counts', () => {
  const seen = tallyOf([
    { name: 'leaf', nesting: 1 },
    { name: 'suite', isSuite: true, passed: false, error: { failureType: 'hookFailed' } },
  ]);
  assert.deepEqual(seen, ['passed leaf', 'failed suite']);
});

test('a file without tests fails, unless tests were filtered by name', () => {
  assert.deepEqual(tallyOf([{ name: 'a.test.ts' }]), ['failed a.test.ts']);
  assert.deepEqual(tallyOf([{ name: 'a.test.ts' }], false), []);
});

test('a file that crashes fails', () => {
  assert.deepEqual(tallyOf([{ name: 'a.test.ts', passed: false }], false), ['failed a.test.ts']);
});
