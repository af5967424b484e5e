import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  botsBeaten,
  hasWon,
  resultsByGame,
  resultsOf,
  streaksOf,
} from '../../src/features/history/results.ts';
import { byRank, latestFirst, summaryOf } from '../../src/features/history/summary.ts';
import { EVENING, games, keptGame } from './albums.ts';

const WON = { ranks: [1, 2, 3, 4] } as const;
const LOST = { ranks: [2, 1, 3, 4] } as const;

describe('a game in the list', () => {
  test('tells who played, who had how many points, and which place was mine', () => {
    const summary = summaryOf(keptGame());
    assert.equal(summary?.game, 'zwinkern');
    assert.deepEqual(
      byRank(summary.players).map(({ name, points, rank }) => [name, points, rank]),
      [
        ['Dora', 5, 1],
        ['Ada', 5, 2],
        ['Ben', 5, 2],
        ['Cleo', 4, 4],
      ],
    );
    assert.equal(summary.me?.name, 'Dora');
    assert.equal(hasWon(summary), true);
  });

  test('of others has no place of mine', () => {
    const summary = summaryOf(keptGame({ seat: null }));
    assert.equal(summary?.me, null);
    assert.equal(hasWon(summary), false);
  });

  test('that is none, or did not end, is not listed', () => {
    const running = EVENING.trimEnd().split('\n').slice(0, -1).join('\n');
    for (const record of ['', 'a letter to my aunt', running]) {
      assert.equal(summaryOf(keptGame({ record })), null);
    }
  });

  test('comes before those that were played earlier', () => {
    const sorted = games(WON, LOST, WON).sort(latestFirst);
    assert.deepEqual(
      sorted.map(({ round }) => round),
      [3, 2, 1],
    );
  });
});

describe('results', () => {
  test('nothing was played: nothing was won, and there is no average', () => {
    assert.deepEqual(resultsOf([]), { played: 0, won: 0, averageRank: null });
    assert.deepEqual(resultsByGame([]), []);
    assert.deepEqual(streaksOf([]), { current: 0, best: 0 });
    assert.deepEqual(botsBeaten([]), []);
  });

  test('played, won and the average rank, for each game that I have played', () => {
    const all = games({ ...WON, game: 'spywhere' }, WON, LOST, { ranks: [4, 1, 2, 3] });
    assert.deepEqual(resultsByGame(all), [
      { game: 'wink', results: { played: 3, won: 1, averageRank: 7 / 3 } },
      { game: 'spywhere', results: { played: 1, won: 1, averageRank: 1 } },
    ]);
    assert.deepEqual(resultsOf(all), { played: 4, won: 2, averageRank: 2 });
  });

  test('a shared victory is one, unless the whole table shares it', () => {
    assert.equal(resultsOf(games({ ranks: [1, 1, 3] })).won, 1);
    assert.equal(resultsOf(games({ ranks: [1, 1, 1] })).won, 0);
  });

  test('games of others do not count', () => {
    const all = games({ ranks: [null, 1, 2] }, WON);
    assert.equal(resultsOf(all).played, 1);
    assert.deepEqual(streaksOf(all), { current: 1, best: 1 });
    assert.equal(botsBeaten(all)[0]?.met, 3);
  });
});

describe('streaks', () => {
  test('count wins in a row, up to the last game and at best', () => {
    assert.deepEqual(streaksOf(games(WON, WON, WON, LOST, WON, WON)), { current: 2, best: 3 });
    assert.deepEqual(streaksOf(games(WON, LOST)), { current: 0, best: 1 });
  });

  test('go by when games were played, however they are listed', () => {
    const all = games(WON, WON, LOST, WON);
    assert.deepEqual(streaksOf([...all].reverse()), { current: 1, best: 2 });
  });
});

test('bots beaten: those that came in after me, by their level, from the weakest', () => {
  const levels = ['expert', 'novice', 'novice'];
  const all = games({ ranks: [2, 1, 2, 4], levels }, { ranks: [1, 2, 3, 4], levels });
  assert.deepEqual(botsBeaten(all), [
    { level: 'novice', met: 4, beaten: 3 },
    { level: 'expert', met: 2, beaten: 1 },
  ]);
});
