import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { catchUp, type GameStatus } from '../../src/features/history/catch-up/catch-up.ts';
import {
  forgetUnseenEnd,
  noteUnseenEnd,
  readUnseenEnds,
  type UnseenEnd,
} from '../../src/features/history/catch-up/unseen-ends.ts';
import type { Played } from '../../src/features/history/keep.ts';
import { forgetSeat, keepSeat } from '../../src/shell/session/seats-kept.ts';

const game = (code: string, round = 1): UnseenEnd => ({
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
    noteUnseenEnd(game('ACDE3'));
    noteUnseenEnd(game('FGHJ4'));
    noteUnseenEnd(game('ACDE3'));
    assert.deepEqual(readUnseenEnds(), [game('FGHJ4'), game('ACDE3')]);
    forgetUnseenEnd(game('ACDE3'));
    assert.deepEqual(readUnseenEnds(), [game('FGHJ4')]);
  });

  test('is one of several at its table', () => {
    noteUnseenEnd(game('ACDE3', 1));
    noteUnseenEnd(game('ACDE3', 2));
    forgetUnseenEnd(game('ACDE3', 1));
    assert.deepEqual(readUnseenEnds(), [game('ACDE3', 2)]);
  });

  test('is no longer mine when the seat is given up', () => {
    noteUnseenEnd(game('ACDE3'));
    forgetSeat('ACDE3');
    assert.deepEqual(readUnseenEnds(), []);
  });
});

/** Looks back at one game; gives what was asked, kept and settled. */
async function lookBack(status: GameStatus, record: string | null = 'the record') {
  const [asked, kept, settled]: [string[], Played[], string[]] = [[], [], []];
  const count = await catchUp({
    unseen: [game('ACDE3')],
    status: async () => status,
    record: async ({ code }) => {
      asked.push(code);
      return record;
    },
    keep: async (played) => void kept.push(played),
    forgetUnseenEnd: ({ code }) => settled.push(code),
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
    for (const status of ['playing', 'unknown'] as const) {
      assert.deepEqual(await lookBack(status), { count: 0, asked: [], kept: [], settled: [] });
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
