import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Random, readSetup, seedFrom } from '@oeillade/kernel';
import { liarsDice } from '../src/rules/index.ts';
import { DiceTable } from './table.ts';

const THREE = [
  [1, 2, 2],
  [2, 5, 6],
  [3, 3, 6],
];

describe('before the first bid', () => {
  test('L-1 two to six play with one to five dice each, three unless they agree otherwise', () => {
    const isFine = (players: number, options: object) => readSetup(liarsDice, players, options).ok;
    assert.deepEqual(
      [1, 2, 6, 7].map((players) => isFine(players, {})),
      [false, true, true, false],
    );
    assert.deepEqual(
      [0, 1, 5, 6].map((dice) => isFine(2, { dice })),
      [false, true, true, false],
    );
    assert.equal(liarsDice.facts.defaults.dice, 3);
  });

  test('L-2 one sees one’s own dice, and of the others how many they are', () => {
    const table = new DiceTable(THREE);
    assert.deepEqual(table.view(1).dice, [2, 5, 6]);
    assert.equal(table.view(null).dice, null);
    assert.deepEqual(table.view(1).counts, [3, 3, 3]);
    assert.equal(JSON.stringify(table.view(1)).includes('[1,2,2]'), false);
  });

  test('L-3 whom the table chose begins, and turns go clockwise', () => {
    const table = new DiceTable(THREE, 2);
    assert.deepEqual(table.asks(0, { do: 'bid', count: 1, face: 1 })?.rule, 'L-3');
    table.bids(2, 1, 1);
    table.bids(0, 1, 2);
    assert.equal(table.state.turn, 1);
    assert.equal(readSetup(liarsDice, 3, { first: 3 }).ok, false);
  });
});

describe('bids and doubts', () => {
  test('L-4 each bid is higher: more dice, or as many of a higher face, and no more than there are', () => {
    const table = new DiceTable(THREE);
    table.bids(0, 2, 3);
    const codeOf = (count: number, face: number) => table.asks(1, { do: 'bid', count, face })?.code;
    assert.deepEqual(
      [codeOf(2, 3), codeOf(2, 2), codeOf(1, 6)],
      ['bid-too-low', 'bid-too-low', 'bid-too-low'],
    );
    assert.equal(codeOf(10, 1), 'too-many-dice');
    table.bids(1, 2, 4);
    table.bids(2, 3, 1);
  });

  test('L-5 a doubt lifts all cups and counts; before a bid there is nothing to doubt', () => {
    const table = new DiceTable(THREE);
    assert.equal(table.asks(0, { do: 'doubt' })?.code, 'nothing-to-doubt');
    table.bids(0, 3, 2);
    table.doubts(1);
    assert.equal(table.view(2).last?.counted, 3);
    assert.deepEqual(table.view(2).last?.dice, THREE);
  });

  test('L-6 where there are fewer than were bid, the bidder loses a die, otherwise the doubter', () => {
    const bluffed = new DiceTable(THREE);
    bluffed.bids(0, 4, 2);
    bluffed.doubts(1);
    assert.deepEqual(bluffed.view(null).counts, [2, 3, 3]);
    const honest = new DiceTable(THREE);
    honest.bids(0, 3, 2);
    honest.doubts(1);
    assert.deepEqual(honest.view(null).counts, [3, 2, 3]);
  });

  test('L-7 all roll again what they have left, and whoever lost a die begins, or the next who has some', () => {
    const table = new DiceTable(THREE);
    table.bids(0, 3, 2);
    table.doubts(1);
    assert.equal(table.last.e, 'rolled');
    assert.equal(table.state.turn, 1);
    const short = new DiceTable([[1], [2], [3]]);
    short.bids(0, 3, 6);
    short.doubts(1);
    assert.deepEqual(short.view(null).counts, [0, 1, 1]);
    assert.equal(short.state.turn, 1);
  });
});

describe('the end', () => {
  test('L-8 the last one with dice wins, the others in the order in which they lost their last die', () => {
    const table = new DiceTable([[1], [2], [3]]);
    table.bids(0, 3, 6);
    table.doubts(1);
    const [one, other] = [table.state.turn!, table.state.turn === 1 ? 2 : 1];
    table.bids(one, 2, 6);
    table.doubts(other);
    const { last } = table;
    assert.ok(last.e === 'ended');
    const winner = last.scores.indexOf(1);
    assert.equal(last.ranks[winner], 1);
    assert.equal(last.ranks[0], 3);
    assert.deepEqual(table.asks(winner, { do: 'bid', count: 1, face: 1 })?.code, 'game-over');
    assert.equal(table.view(0).revealed?.flat().length, 1);
  });

  test('L-9 where all agree to stop, more dice are better, and as many share a place', () => {
    const table = new DiceTable(THREE);
    table.bids(0, 4, 2);
    table.doubts(1);
    table.stops();
    assert.deepEqual(liarsDice.outcome(table.state), { scores: [2, 3, 3], ranks: [3, 1, 1] });
  });

  test('L-10 for somebody who is away the table bids a little higher, or doubts what can hardly be true', () => {
    const random = new Random(seedFrom('away'), 'stand-in');
    const table = new DiceTable(THREE);
    const standIn = () => {
      const { state } = table;
      const seat = state.turn!;
      return liarsDice.toCommand(state, seat, liarsDice.standIn(state, seat, random, { isAway: true }));
    };
    assert.deepEqual(standIn(), { do: 'bid', count: 1, face: 1 });
    table.bids(0, 1, 6);
    assert.deepEqual(standIn(), { do: 'bid', count: 2, face: 1 });
    table.bids(1, 2, 6);
    assert.deepEqual(standIn(), { do: 'doubt' });
  });
});
