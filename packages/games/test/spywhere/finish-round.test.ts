import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SpywhereView, spywhere } from '../../src/spywhere/index.ts';
import { ofKind, setupOf, type Table, table } from './table.ts';

const passports = ['italy', 'france', 'japan'];
const options = { finishRound: true } as const;

const bonuses = (view: SpywhereView) => view.revealed?.seats.map(({ bonus }) => bonus);

/** Of three, seat 1 starts and attempts both of the others, in its two first turns. */
const attemptedByStarter = (some: Table): Table =>
  some.toAct(1).attempt(1, 0, 'italy').quietTurns(2).toAct(1).attempt(1, 2, 'japan');

test('S-60 without the option the turns end with the attempt, with it when everybody has had equally many', () => {
  const printed = attemptedByStarter(table({ passports, first: 1 }));
  assert.deepEqual(printed.happened(), ['attempted', 'turn-ended', 'closed']);
  const three = attemptedByStarter(table({ passports, first: 1, options }));
  assert.deepEqual(three.happened(), ['attempted', 'turn-ended']);
  assert.deepEqual([three.view(null).turn, three.view(null).closed], [2, null]);
  three.quietTurns(2);
  assert.deepEqual(three.events.slice(-2), [
    { e: 'turn-ended', seat: 0 },
    { e: 'closed', why: 'attempts', by: 1 },
  ]);
  assert.deepEqual(three.awaited(), [0, 2]);
  three.refuses(1, { do: 'attempt-last', attempts: [] }, 'all-attempted-already', 'S-42');
  three.attemptLast(0).attemptLast(2);
  assert.deepEqual(bonuses(three.view(null)), [0, 3, 0]);
});

test('S-60 whoever has the last turn of a round ends the game at once', () => {
  const three = table({ passports, first: 1, options });
  three.quietTurns(2).toAct(0).attempt(0, 1, 'france');
  three.quietTurns(2).toAct(0).attempt(0, 2, 'japan');
  assert.deepEqual(three.events.at(-1), { e: 'closed', why: 'attempts', by: 0 });
  assert.deepEqual(three.awaited(), [1, 2]);
});

test('S-60 with two players the second has a sixth turn as well', () => {
  const two = table({ players: 2, passports: ['italy france', 'japan britain'], options }).quietTurns(8);
  two.toAct(0).attempt(0, 1, 'japan').toAct(1).attempt(1, 0, 'germany');
  two.toAct(0).attempt(0, 1, 'britain');
  assert.deepEqual([two.view(null).turn, two.view(null).closed], [1, null]);
  two.toAct(1).attempt(1, 0, 'italy');
  assert.deepEqual(
    two.happened(),
    ['attempted', 'turn-ended', 'closed', 'ended'],
    'nobody has an attempt left',
  );
  assert.deepEqual(bonuses(two.view(null)), [3, 3]);
});

test('S-61 all who have attempted everybody when the round is over have the three points', () => {
  const three = table({ passports, first: 1, options });
  three.toAct(1).attempt(1, 0, 'italy').toAct(2).attempt(2, 0, 'italy').quietTurns(1);
  three.toAct(1).attempt(1, 2, 'japan').toAct(2).attempt(2, 1, 'germany').quietTurns(1);
  assert.deepEqual(three.view(null).closed, { why: 'attempts', by: 1 }, 'the first of them ended it');
  assert.deepEqual(three.awaited(), [0]);
  for (const seat of [1, 2]) {
    three.refuses(seat, { do: 'attempt-last', attempts: [] }, 'all-attempted-already', 'S-42');
  }
  three.attemptLast(0, { at: 1, nation: 'france' });
  assert.deepEqual(bonuses(three.view(null)), [0, 3, 3]);
  for (const viewer of [0, 1, 2, null]) {
    const imagined = spywhere.imagine(setupOf(3, { ...options, first: 1 }), three.view(viewer));
    assert.deepEqual(spywhere.outcome(imagined)?.scores, spywhere.outcome(three.state)?.scores);
  }
});

test('S-61 those who agree to stop before the round is over have none', () => {
  const three = attemptedByStarter(table({ passports, first: 1, options }));
  spywhere.stop(three.state, []);
  assert.deepEqual(bonuses(three.view(null)), [0, 0, 0]);
});

test('S-62 where the pile is used up before the round is over, the attempts ended the turns', () => {
  const three = table({ passports, first: 1, options, pile: 'italy france japan britain germany' });
  attemptedByStarter(three).quietTurns(1);
  assert.deepEqual(ofKind(three.events, 'closed'), [{ e: 'closed', why: 'attempts', by: 1 }]);
  assert.deepEqual(three.awaited(), [0, 2]);
  three.attemptLast(0).attemptLast(2);
  assert.deepEqual(bonuses(three.view(null)), [0, 3, 0]);
});
