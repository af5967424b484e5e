import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexOf, nationAt, spywhere } from '../../src/spywhere/index.ts';
import { cards, type Deal, ofKind, type Table, table } from './table.ts';

const deal = {
  passports: ['italy', 'france', 'japan'],
  market: 'britain japan britain germany japan',
  hands: { 0: 'britain italy italy' },
} satisfies Deal;

/** Seat 0 eliminates the three of Britain; japan, japan stay in the market. */
const eliminate = (some: Table): Table =>
  some.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');

/** Shuffles that bring the wanted cards to the top, one list a shuffle. */
function stacked(some: Table, ...tops: string[]): void {
  some.shuffle = (pile) => {
    const rest = [...pile];
    const top = cards(tops.shift() ?? assert.fail('one shuffle too many')).map(indexOf);
    for (const card of top) rest.splice(rest.indexOf(card), 1);
    return [...top, ...rest];
  };
}

test('S-27 with "no triples" three of a kind that came with the filling up go back, and three others come', () => {
  const three = table({ ...deal, options: { noTriples: true }, next: 'italy italy germany germany germany' });
  stacked(three, 'italy france germany');
  eliminate(three);
  assert.deepEqual(three.happened(), ['eliminated', 'drew', 'filled', 'returned', 'filled']);
  const [returned] = ofKind(three.events, 'returned');
  assert.equal(returned?.nation, 'germany');
  assert.equal(returned?.pile.length, 76 - 5 + 3);
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'italy', 'france', 'germany']);
  assert.equal(three.view(null).pileSize, 76 - 5);
  for (const viewer of [0, null]) {
    assert.deepEqual(spywhere.disclose(returned!, viewer), {
      e: 'returned',
      nation: 'germany',
      pileSize: 74,
    });
  }
});

test('S-27 again and again as needed, and a triple with a card that lay there counts', () => {
  const three = table({ ...deal, options: { noTriples: true }, next: 'italy italy germany germany germany' });
  stacked(three, 'japan italy france', 'france france france', 'britain germany britain');
  eliminate(three);
  assert.deepEqual(
    ofKind(three.events, 'returned').map(({ nation }) => nation),
    ['germany', 'japan', 'france'],
  );
  assert.deepEqual(three.view(null).market, ['italy', 'france', 'britain', 'germany', 'britain']);
});

test('S-27 without the option a new triple stays, and with it an old pair stays too', () => {
  const without = eliminate(table({ ...deal, next: 'italy italy germany germany germany' }));
  assert.deepEqual(without.happened(), ['eliminated', 'drew', 'filled']);
  const pair = table({ ...deal, options: { noTriples: true }, next: 'italy italy germany germany france' });
  assert.deepEqual(eliminate(pair).happened(), ['eliminated', 'drew', 'filled']);
});

test('S-27 a triple made by an exchange is there to be eliminated: nothing goes back', () => {
  const three = table({ ...deal, options: { noTriples: true } });
  three.draw(0).exchange(0, 'britain', 'germany');
  assert.deepEqual(three.happened(), ['exchanged']);
  three.endTurn(0);
  assert.deepEqual(three.view(null).market, ['britain', 'japan', 'britain', 'britain', 'japan']);
});

test('S-27 if the pile cannot give a market without three of a kind, the market stays as it is', () => {
  // The five that are left: japan twice in the market, three of germany to come, and more of both.
  for (const rest of ['', 'japan', 'germany', 'japan germany', 'germany germany japan japan']) {
    const three = table({
      ...deal,
      options: { noTriples: true },
      pile: `italy italy germany germany germany ${rest}`,
    });
    eliminate(three);
    assert.ok(!three.happened().includes('returned'), rest);
    assert.deepEqual(three.view(null).market, ['japan', 'japan', 'germany', 'germany', 'germany']);
  }
});

test('S-27 one card that fits is enough to try again', () => {
  const pile = 'italy italy germany germany germany germany france';
  const three = table({ ...deal, options: { noTriples: true }, pile });
  stacked(three, 'germany germany germany', 'germany france germany');
  eliminate(three);
  assert.equal(ofKind(three.events, 'returned').length, 2);
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'germany', 'france', 'germany']);
});

test('S-27 a chance that never shuffles does not keep the table for ever', () => {
  const pile = 'italy italy germany germany germany germany germany germany germany germany germany france';
  const three = table({ ...deal, options: { noTriples: true }, pile });
  three.shuffle = (cards) =>
    [...cards].sort((a, b) => Number(nationAt(a) !== 'germany') - Number(nationAt(b) !== 'germany'));
  eliminate(three);
  assert.ok(ofKind(three.events, 'returned').length <= 200);
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'germany', 'germany', 'germany']);
});
