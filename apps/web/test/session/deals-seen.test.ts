import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { DealSeen } from '@oeillade/kernel';
import { dealSeen, keepDealSeen } from '../../src/shell/session/deals-seen.ts';

const deal = (commitment: string): DealSeen => ({
  commitment,
  game: 'wink',
  options: {},
  seat: 0,
  words: 'my own',
  promises: ['of my own'],
  failedStarts: 0,
});

describe('deals that this browser has seen', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
      },
    });
  });

  test('are found by table and round, whatever commitment a record names', () => {
    keepDealSeen('ACDEF', 1, deal('promised'));
    assert.equal(dealSeen({ code: 'ACDEF', round: 1 }, 'changed')?.commitment, 'promised');
    assert.equal(dealSeen({ code: 'ACDEF', round: 2 }, 'promised'), null);
  });

  test('are found by their commitment where a file does not say its table', () => {
    keepDealSeen('ACDEF', 1, deal('promised'));
    assert.equal(dealSeen(null, 'promised')?.words, 'my own');
    assert.equal(dealSeen(null, 'another'), null);
  });

  test('a start that failed is replaced by the next, and the oldest are forgotten', () => {
    keepDealSeen('ACDEF', 1, deal('failed'));
    keepDealSeen('ACDEF', 1, deal('dealt'));
    assert.equal(dealSeen(null, 'failed'), null);
    for (let round = 2; round <= 51; round++) keepDealSeen('ACDEF', round, deal(`${round}`));
    assert.equal(dealSeen(null, 'dealt'), null);
    assert.equal(dealSeen(null, '2')?.commitment, '2');
  });
});
