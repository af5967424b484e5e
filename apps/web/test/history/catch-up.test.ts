import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { catchUp, type Standing } from '../../src/features/history/catch-up/catch-up.ts';
import {
  notePending,
  type Pending,
  readPending,
  settle,
} from '../../src/features/history/catch-up/pending.ts';
import type { Played } from '../../src/features/history/keep.ts';
import { forgetSeat, keepSeat } from '../../src/shell/session/keepsakes.ts';

const game = (code: string, round = 1): Pending => ({
  code,
  round,
  seat: 0,
  seats: [{ name: 'Ada', face: 7, colour: 'rose' }],
});

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
  for (const code of ['ACDE3', 'FGHJ4']) keepSeat({ code, token: 'secret', game: 'wink', at: 1 });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a game whose end this browser has not seen', () => {
  test('is noted once, however often its table is heard of, and forgotten once it is kept', () => {
    notePending(game('ACDE3'));
    notePending(game('FGHJ4'));
    notePending(game('ACDE3'));
    assert.deepEqual(readPending(), [game('FGHJ4'), game('ACDE3')]);
    settle(game('ACDE3'));
    assert.deepEqual(readPending(), [game('FGHJ4')]);
  });

  test('is one of several at its table', () => {
    notePending(game('ACDE3', 1));
    notePending(game('ACDE3', 2));
    settle(game('ACDE3', 1));
    assert.deepEqual(readPending(), [game('ACDE3', 2)]);
  });

  test('is no longer mine when the seat is given up', () => {
    notePending(game('ACDE3'));
    forgetSeat('ACDE3');
    assert.deepEqual(readPending(), []);
  });
});

/** Looks back at one game; gives what was asked, kept and settled. */
async function lookBack(standing: Standing, record: string | null = 'the record') {
  const [asked, kept, settled]: [string[], Played[], string[]] = [[], [], []];
  const count = await catchUp({
    pending: [game('ACDE3')],
    standing: async () => standing,
    record: async ({ code }) => {
      asked.push(code);
      return record;
    },
    keep: async (played) => void kept.push(played),
    settle: ({ code }) => settled.push(code),
  });
  return { count, asked, kept, settled };
}

describe('whoever comes back', () => {
  test('gets the game that ended meanwhile, with the time of its end and everybody as they looked', async () => {
    const { count, kept, settled } = await lookBack({ ended: 5_000 });
    assert.equal(count, 1);
    assert.deepEqual(kept, [{ ...game('ACDE3'), record: 'the record', ended: 5_000 }]);
    assert.deepEqual(settled, ['ACDE3']);
  });

  test('fetches nothing of a game that goes on, nor where nobody answers, and looks again another time', async () => {
    for (const standing of ['playing', 'unknown'] as const) {
      assert.deepEqual(await lookBack(standing), { count: 0, asked: [], kept: [], settled: [] });
    }
  });

  test('looks no more for a game that is gone', async () => {
    assert.deepEqual(await lookBack('gone'), { count: 0, asked: [], kept: [], settled: ['ACDE3'] });
  });

  test('loses nothing where the connection breaks on the way', async () => {
    const { count, settled } = await lookBack({ ended: 5_000 }, null);
    assert.deepEqual([count, settled], [0, []]);
  });
});
