import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_RULES, TableRules } from '@oeillade/table';
import { safeParse } from 'valibot';
import {
  LASTINGS,
  lastingOf,
  lastingRules,
  PACES,
  paceOf,
  paceRules,
  turnTime,
} from '../../src/features/lobby/pace.ts';

describe('D-8: the pace of a table', () => {
  test('is normal unless the host changes it', () => {
    assert.equal(paceOf(DEFAULT_RULES), 'normal');
    assert.equal(lastingOf(DEFAULT_RULES), 'normal');
  });

  test('is one that tables accept, and is known again', () => {
    for (const pace of PACES) {
      assert.ok(safeParse(TableRules, paceRules(pace)).success, pace);
      assert.equal(paceOf({ ...DEFAULT_RULES, ...paceRules(pace) }), pace);
    }
  });

  test('that somebody made to measure has no name', () => {
    assert.equal(paceOf({ leastBetweenCalls: 0, mostForTurn: null }), null);
    assert.equal(lastingOf({ lasting: 777 }), null);
  });

  test('is told in the unit that people use', () => {
    assert.equal(turnTime(null), null);
    assert.deepEqual(turnTime(30_000), { unit: 'seconds', count: 30 });
    assert.deepEqual(turnTime(90_000), { unit: 'seconds', count: 90 });
    assert.deepEqual(turnTime(300_000), { unit: 'minutes', count: 5 });
  });
});

test('D-5: signals last as long as a table accepts, and longer where it is called long', () => {
  const times = LASTINGS.map((lasting) => lastingRules(lasting).lasting);
  assert.deepEqual(
    times,
    [...times].sort((a, b) => a - b),
  );
  for (const lasting of LASTINGS) {
    assert.ok(safeParse(TableRules, lastingRules(lasting)).success);
    assert.equal(lastingOf(lastingRules(lasting)), lasting);
  }
});
