import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { type Nation, spywhere } from '../../src/spywhere/index.ts';
import { ofKind, setupOf, table } from './table.ts';

const passports = ['italy france', 'japan britain'];
const two = { players: 2, passports } as const;
const market = 'italy france japan britain germany';
const at = (seat: number, ...nations: Nation[]) => nations.map((nation) => ({ at: seat, nation }));

test('S-50 each player has two passports, all different', () => {
  const dealt = spywhere.deal(setupOf(2), new Random(seedFrom('two'), 'test'));
  assert.ok(dealt.e === 'dealt');
  assert.deepEqual(
    dealt.passports.map((own) => own.length),
    [2, 2],
  );
  assert.equal(new Set(dealt.passports.flat()).size, 4);
  const one = { ...dealt, passports: dealt.passports.map((own) => own.slice(1)) };
  assert.equal(spywhere.checkDeal(setupOf(2), one)?.rule, 'S-50');
  assert.deepEqual(table(two).view(0).own?.passports, ['italy', 'france']);
});

test('S-50 neither of the two may be eliminated, any other may', () => {
  for (const own of ['italy', 'france'] as const) {
    const deal = {
      ...two,
      market: `${own} ${own} germany britain japan`,
      hands: { 0: `${own} britain germany` },
    };
    const some = table(deal).draw(0).exchange(0, own, 'germany');
    some.refuses(0, { do: 'eliminate', nation: own }, 'own-nationality', 'S-24').endTurn(0);
  }
  const other = table({
    ...two,
    market: 'japan japan germany britain france',
    hands: { 0: 'japan italy italy' },
  });
  other.draw(0).exchange(0, 'japan', 'germany').eliminate(0, 'japan');
});

test('S-50 the cards of both count', () => {
  const some = table({
    ...two,
    market,
    hands: { 0: 'italy italy france', 1: 'germany germany japan' },
    pile: 'germany',
  });
  some.draw(0).exchange(0, 'germany', 'germany');
  some.attemptLast(0, ...at(1, 'japan')).attemptLast(1);
  assert.deepEqual(ofKind(some.events, 'ended')[0]?.own, [3, 1]);
  assert.deepEqual(ofKind(some.events, 'ended')[0]?.scores, [3 + 3 * 1, 1]);
});

test('S-51 two attempts at the same opponent with two different cards, right in any order', () => {
  const some = table(two).quietTurns(8);
  some.toAct(0).attempt(0, 1, 'britain').quietTurns(1).toAct(0);
  some.refuses(0, { do: 'attempt', at: 1, nation: 'britain' }, 'card-used-up', 'S-31');
  some.refuses(0, { do: 'attempt', at: 0, nation: 'japan' }, 'cannot-attempt-yourself', 'S-29');
  some.attempt(0, 1, 'japan').attemptLast(1, ...at(0, 'france', 'germany'));
  assert.deepEqual(ofKind(some.events, 'ended')[0]?.right, [2, 1]);
});

test('S-51 in the last attempts too: two cards in all, with those that lie there', () => {
  const some = table({ ...two, market, pile: 'italy' }).quietTurns(1);
  assert.deepEqual(some.awaited(), [0, 1]);
  assert.equal(some.legal(0).length, 1 + 5 + 10);
  const last = (...nations: Nation[]) => ({ do: 'attempt-last', attempts: at(1, ...nations) }) as const;
  some.refuses(0, last('japan', 'britain', 'germany'), 'too-many-attempts', 'S-51');
  some.refuses(0, last('japan', 'japan'), 'card-used-up', 'S-31');
  some.refuses(0, last('usa'), 'nationality-out', 'S-11');
  some.refuses(0, { do: 'attempt-last', attempts: at(0, 'japan') }, 'cannot-attempt-yourself', 'S-29');
  some.refuses(0, { do: 'attempt-last', attempts: at(2, 'japan') }, 'no-such-seat', 'S-29');
  some.attemptLast(0, ...at(1, 'britain', 'japan'));
  assert.deepEqual(ofKind(some.events, 'attempted-last')[0]?.attempts, at(1, 'japan', 'britain'));

  const placed = table(two).quietTurns(8);
  placed.toAct(0).attempt(0, 1, 'germany');
  placed.toAct(1).attempt(1, 0, 'italy').toAct(0).attempt(0, 1, 'japan');
  assert.equal(placed.legal(1).length, 1 + 4);
  const both = { do: 'attempt-last', attempts: at(0, 'france', 'japan') } as const;
  placed.refuses(1, both, 'too-many-attempts', 'S-51').attemptLast(1, ...at(0, 'france'));
  assert.deepEqual(ofKind(placed.events, 'ended')[0]?.right, [1, 2]);
});

test('S-52 the first four turns of each player have no attempt, the fifth has', () => {
  const some = table({ ...two, market, hands: { 0: 'italy italy japan', 1: 'japan britain britain' } });
  for (let turn = 0; turn < 8; turn++) {
    const seat = turn % 2;
    some
      .draw(seat)
      .refuses(seat, { do: 'attempt', at: 1 - seat, nation: 'germany' }, 'must-exchange-first', 'S-21');
    const like = some
      .legal(seat)
      .find((command) => command.do === 'exchange' && command.gave === command.took);
    some.act(seat, like!);
    assert.deepEqual(some.happened(), ['exchanged', 'turn-ended'], 'nothing else could be done');
  }
  some.toAct(0);
  assert.deepEqual(some.happened(), ['exchanged']);
  some.attempt(0, 1, 'germany').toAct(1).attempt(1, 0, 'germany');
});

test('S-52 where three of a kind keep an early turn open, an attempt is still too early', () => {
  const deal = { market: 'japan japan germany britain france', hands: { 0: 'japan italy italy' } };
  for (const own of ['japan italy', 'italy france']) {
    const some = table({ players: 2, passports: [own], ...deal })
      .draw(0)
      .exchange(0, 'japan', 'germany');
    assert.deepEqual(some.happened(), ['exchanged'], 'whoever’s nationality it is');
    some.refuses(0, { do: 'attempt', at: 1, nation: 'germany' }, 'too-early', 'S-52');
    assert.ok(some.kinds(0).includes('end-turn'));
  }
  const some = table({ ...two, ...deal })
    .draw(0)
    .exchange(0, 'japan', 'germany')
    .eliminate(0, 'japan');
  assert.equal(some.happened().at(-1), 'turn-ended', 'after an elimination nothing is left to do so early');
});

test('S-52 it does not limit the last attempts', () => {
  const some = table({ ...two, market, pile: 'italy' }).quietTurns(1);
  some.attemptLast(1, ...at(0, 'italy', 'france')).attemptLast(0);
  assert.deepEqual(ofKind(some.events, 'ended')[0]?.right, [0, 2]);
});

test('S-53 two identification cards, one a turn, or an empty pile end the game', () => {
  const some = table(two).quietTurns(8);
  some.toAct(0).attempt(0, 1, 'germany');
  assert.deepEqual(some.happened(), ['attempted', 'turn-ended'], 'the first of two does not');
  some.refuses(0, { do: 'attempt', at: 1, nation: 'japan' }, 'not-your-turn', 'S-33');
  some.quietTurns(1).toAct(0).attempt(0, 1, 'japan');
  assert.deepEqual(some.events.at(-1), { e: 'closed', why: 'attempts', by: 0 });
  assert.deepEqual(some.awaited(), [1]);
  some.attemptLast(1);
  assert.equal(some.view(null).revealed?.seats[0]?.bonus, 3);
  const pile = table({ ...two, market, pile: 'italy japan' }).quietTurns(2);
  assert.deepEqual(pile.events.at(-1), { e: 'closed', why: 'pile', by: null });
});

test('S-52 each player’s own fifth turn, whoever started', () => {
  const some = table({ ...two, first: 1 }).quietTurns(8);
  some.toAct(1).attempt(1, 0, 'germany').toAct(0).attempt(0, 1, 'germany');
});

test('S-50 S-54 with one nationality out there are five passports: two each, and the fifth is seen by nobody', () => {
  for (let number = 0; number < 50; number++) {
    const dealt = spywhere.deal(setupOf(2), new Random(seedFrom(`two ${number}`), 'test'));
    assert.ok(dealt.e === 'dealt' && dealt.out !== null);
    const own = new Set(dealt.passports.flat());
    assert.equal(own.size, 4);
    assert.ok(!own.has(dealt.out));
  }
});

test('S-54 everything else is as with more players: one nationality is out, three cards, five in the market', () => {
  const some = table({ ...two, options: { out: 'usa', noTriples: true } });
  assert.equal(some.view(null).out, 'usa');
  assert.deepEqual(some.view(1).own?.cards, ['italy', 'france', 'japan', 'britain', 'germany']);
  assert.equal(some.view(null).pileSize, 90 - 6 - 5);
  const none = { ...some.dealt, out: null };
  assert.equal(spywhere.checkDeal(setupOf(2), none)?.rule, 'S-11');
  const extra = {
    market: 'japan japan germany britain france',
    hands: { 0: 'japan italy italy' },
    next: 'italy france',
  };
  const bonus = table({ ...two, ...extra })
    .draw(0)
    .exchange(0, 'japan', 'germany')
    .eliminate(0, 'japan');
  assert.deepEqual(ofKind(bonus.events, 'drew'), [{ e: 'drew', seat: 0, card: 'france', why: 'bonus' }]);
});
