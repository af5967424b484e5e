import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spywhere } from '../../src/spywhere/index.ts';
import { table } from './table.ts';

test('S-20 a turn begins with a card from the pile, which only the drawer sees', () => {
  const three = table({ hands: { 0: 'italy italy france' }, next: 'japan' });
  assert.deepEqual(three.legal(0), [{ do: 'draw' }]);
  three
    .refuses(0, { do: 'exchange', gave: 'italy', took: 'france' }, 'must-draw-first', 'S-20')
    .refuses(0, { do: 'eliminate', nation: 'france' }, 'must-draw-first', 'S-20')
    .refuses(0, { do: 'attempt', at: 1, nation: 'france' }, 'must-draw-first', 'S-20')
    .refuses(0, { do: 'end-turn' }, 'must-draw-first', 'S-20')
    .draw(0);
  const [drew] = three.events;
  assert.deepEqual(drew, { e: 'drew', seat: 0, card: 'japan', why: 'turn' });
  assert.deepEqual(spywhere.disclose(drew!, 0), drew);
  for (const viewer of [1, null]) {
    assert.deepEqual(spywhere.disclose(drew!, viewer), { e: 'drew', seat: 0, why: 'turn' });
  }
  assert.deepEqual(three.hand(0), ['italy', 'italy', 'france', 'japan']);
  assert.deepEqual([three.view(1).seats[0]?.handSize, three.view(1).pileSize], [4, 75]);
  three.refuses(0, { do: 'draw' }, 'already-drawn', 'S-20');
});

test('S-21 one card of the hand is exchanged for one of the market, and it is not optional', () => {
  const three = table({
    hands: { 0: 'italy italy france' },
    next: 'france',
    market: 'japan britain japan germany britain',
  });
  three
    .draw(0)
    .refuses(0, { do: 'end-turn' }, 'must-exchange-first', 'S-21')
    .refuses(0, { do: 'eliminate', nation: 'japan' }, 'must-exchange-first', 'S-21')
    .refuses(0, { do: 'attempt', at: 1, nation: 'japan' }, 'must-exchange-first', 'S-21')
    .refuses(0, { do: 'exchange', gave: 'germany', took: 'japan' }, 'card-not-in-hand', 'S-21')
    .refuses(0, { do: 'exchange', gave: 'italy', took: 'france' }, 'card-not-in-market', 'S-21');
  assert.equal(three.legal(0).length, 2 * 3, 'two kinds of cards in hand, three in the market');
  three.exchange(0, 'italy', 'japan');
  assert.deepEqual(three.events, [{ e: 'exchanged', seat: 0, gave: 'italy', took: 'japan' }]);
  assert.deepEqual(spywhere.disclose(three.events[0]!, null), three.events[0]);
  assert.deepEqual(three.view(null).market, ['italy', 'britain', 'japan', 'germany', 'britain']);
  assert.deepEqual(three.hand(0), ['italy', 'france', 'france', 'japan']);
  three.refuses(0, { do: 'exchange', gave: 'italy', took: 'japan' }, 'already-exchanged', 'S-21');
});

test('S-22 a card may be given for one of the same nationality', () => {
  const three = table({ hands: { 0: 'italy italy france' }, market: 'japan italy japan germany britain' });
  const before = three.view(null).market;
  three.draw(0);
  const hand = three.hand(0);
  three.exchange(0, 'italy', 'italy');
  assert.deepEqual([three.view(null).market, three.hand(0)], [before, hand]);
});

const withTriple = { passports: ['italy', 'france', 'japan'], market: 'britain japan britain germany japan' };

test('S-23 three of a kind after the exchange may go onto the clue pile, for all to see', () => {
  const three = table({ ...withTriple, hands: { 0: 'britain italy italy' } });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(three.events[0], { e: 'eliminated', seat: 0, nation: 'britain' });
  for (const viewer of [0, 1, null]) {
    assert.deepEqual(
      three.view(viewer).seats.map(({ clues }) => clues),
      [['britain'], [], []],
    );
  }
  assert.deepEqual(three.view(null).market.slice(0, 2), ['japan', 'japan'], 'the others move up');
});

test('S-23 it is optional, it takes exactly three of four, and two of a kind are not enough', () => {
  const two = table({ ...withTriple, hands: { 0: 'italy italy italy' } });
  two.draw(0).exchange(0, 'italy', 'germany');
  two.refuses(0, { do: 'eliminate', nation: 'britain' }, 'no-three-of-a-kind', 'S-23');
  const four = table({
    market: 'britain japan britain germany britain',
    hands: { 0: 'britain italy italy' },
  });
  four.draw(0).exchange(0, 'britain', 'japan');
  assert.ok(four.legal(0).some((command) => command.do === 'end-turn'));
  four.eliminate(0, 'britain');
  assert.deepEqual(four.view(null).market.slice(0, 2), ['germany', 'britain']);
});

test('S-24 a player never eliminates their own nationality', () => {
  const own = table({
    ...withTriple,
    passports: ['britain', 'france', 'japan'],
    hands: { 0: 'britain italy italy' },
  });
  own.draw(0).exchange(0, 'britain', 'germany');
  own.refuses(0, { do: 'eliminate', nation: 'britain' }, 'own-nationality', 'S-24');
  assert.ok(!own.kinds(0).includes('eliminate'));
  own.endTurn(0).draw(1);
  const gave = own.hand(1)[0]!;
  own.exchange(1, gave, 'japan').eliminate(1, 'britain');
});

test('S-24 the table cannot tell whether a triple was left because it is the own nationality', () => {
  const deal = { ...withTriple, hands: { 0: 'britain italy italy' } };
  const [own, other] = ['britain', 'germany'].map((passport) =>
    table({ ...deal, passports: [passport, 'france', 'japan'] })
      .draw(0)
      .exchange(0, 'britain', 'germany'),
  );
  assert.deepEqual(own?.happened(), ['exchanged']);
  assert.deepEqual(own?.events, other?.events);
  assert.deepEqual(own?.view(1), other?.view(1));
});

test('S-25 S-26 eliminating earns the next card of the pile, and the market gets the three after it', () => {
  const three = table({
    ...withTriple,
    hands: { 0: 'britain italy italy' },
    next: 'france germany italy france germany',
  });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(three.events, [
    { e: 'eliminated', seat: 0, nation: 'britain' },
    { e: 'drew', seat: 0, card: 'germany', why: 'bonus' },
    { e: 'filled', cards: ['italy', 'france', 'germany'] },
  ]);
  assert.deepEqual(spywhere.disclose(three.events[1]!, 1), { e: 'drew', seat: 0, why: 'bonus' });
  assert.deepEqual(three.hand(0), ['italy', 'italy', 'france', 'germany', 'germany']);
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'italy', 'france', 'germany']);
});

test('S-28 one elimination a turn: a triple that came with the filling up waits for the next player', () => {
  const three = table({
    ...withTriple,
    hands: { 0: 'britain italy italy' },
    next: 'italy italy germany germany germany britain',
  });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain');
  assert.deepEqual(three.view(null).market, ['japan', 'japan', 'germany', 'germany', 'germany']);
  three.refuses(0, { do: 'eliminate', nation: 'germany' }, 'one-elimination-a-turn', 'S-28').endTurn(0);
  three.draw(1);
  three.exchange(1, three.hand(1)[0]!, 'japan').eliminate(1, 'germany');
});

test('S-29 an identification card goes face down in front of one opponent; whom it meant is secret', () => {
  const three = table({});
  three.toAct(0);
  three.refuses(0, { do: 'attempt', at: 0, nation: 'italy' }, 'cannot-attempt-yourself', 'S-29');
  three.refuses(0, { do: 'attempt', at: 3, nation: 'italy' }, 'no-such-seat', 'S-29');
  three.attempt(0, 2, 'japan');
  const [attempted] = three.events;
  assert.deepEqual(attempted, { e: 'attempted', seat: 0, at: 2, nation: 'japan' });
  assert.deepEqual(spywhere.disclose(attempted!, 0), attempted);
  for (const viewer of [1, 2, null]) {
    assert.deepEqual(spywhere.disclose(attempted!, viewer), { e: 'attempted', seat: 0, at: 2 });
    assert.deepEqual(three.view(viewer).seats[0]?.attempts, [{ at: 2, nation: null }]);
  }
  assert.deepEqual(three.view(0).seats[0]?.attempts, [{ at: 2, nation: 'japan' }]);
});

test('S-29 it is optional, and one a turn', () => {
  const three = table({});
  three.toAct(0).attempt(0, 2, 'japan');
  assert.deepEqual(three.happened(), ['attempted', 'turn-ended']);
  three.refuses(0, { do: 'attempt', at: 1, nation: 'italy' }, 'not-your-turn', 'S-33');
  three.toAct(1).endTurn(1);
  assert.deepEqual(three.view(null).seats[1]?.attempts, []);
});

test('S-29 it may follow an elimination in the same turn, not come before one', () => {
  const three = table({ ...withTriple, hands: { 0: 'britain italy italy' } });
  three.draw(0).exchange(0, 'britain', 'germany').eliminate(0, 'britain').attempt(0, 1, 'france');
  assert.deepEqual(three.happened(), ['attempted', 'turn-ended']);
  three.refuses(0, { do: 'eliminate', nation: 'japan' }, 'not-your-turn', 'S-33');
});

test('S-30 each opponent is attempted once, and the attempt stands', () => {
  const four = table({ players: 4 });
  four.toAct(0).attempt(0, 2, 'japan').quietTurns(3).toAct(0);
  four.refuses(0, { do: 'attempt', at: 2, nation: 'italy' }, 'already-attempted', 'S-30');
  four.refuses(0, { do: 'attempt', at: 2, nation: 'japan' }, 'already-attempted', 'S-30');
  four.attempt(0, 1, 'italy');
  assert.deepEqual(four.view(0).seats[0]?.attempts, [
    { at: 2, nation: 'japan' },
    { at: 1, nation: 'italy' },
  ]);
});

test('S-31 a card is used up: the same guess cannot be made of two opponents', () => {
  const four = table({ players: 4 });
  four.toAct(0).attempt(0, 2, 'japan');
  assert.deepEqual(four.view(0).own?.cards, ['italy', 'france', 'britain', 'germany']);
  four.quietTurns(3).toAct(0);
  four.refuses(0, { do: 'attempt', at: 1, nation: 'japan' }, 'card-used-up', 'S-31');
  four.endTurn(0).toAct(1).attempt(1, 2, 'japan');
});

test('S-32 guessing one’s own nationality of somebody else is allowed', () => {
  const three = table({ passports: ['italy', 'france', 'japan'] });
  three.toAct(0).attempt(0, 1, 'italy');
  assert.deepEqual(three.view(0).seats[0]?.attempts, [{ at: 1, nation: 'italy' }]);
});

test('S-33 then the turn passes to the left, and nobody acts out of turn', () => {
  const three = table({ first: 1 });
  three.refuses(0, { do: 'draw' }, 'not-your-turn', 'S-33');
  three.toAct(1).refuses(2, { do: 'end-turn' }, 'not-your-turn', 'S-33').endTurn(1);
  assert.deepEqual(three.events, [{ e: 'turn-ended', seat: 1 }]);
  assert.deepEqual([three.view(null).turn, three.view(null).step], [2, 'draw']);
  three.quietTurns(1);
  assert.deepEqual(three.awaited(), [0]);
  assert.deepEqual(
    three.view(null).seats.map(({ turnsTaken }) => turnsTaken),
    [0, 1, 1],
  );
});
