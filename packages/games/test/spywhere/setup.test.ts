import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalCommands, Random, readSetup, seedFrom } from '@oeillade/kernel';
import {
  COLOURS,
  type Dealt,
  NATION_FACTS,
  NATIONS,
  type Nation,
  spywhere,
} from '../../src/spywhere/index.ts';
import { setupOf, table } from './table.ts';

const PLAYERS = [2, 3, 4, 5, 6];

function dealOf(players: number, text = 'a deal', options = {}): Dealt {
  const dealt = spywhere.deal(setupOf(players, options), new Random(seedFrom(text), 'test'));
  assert.ok(dealt.e === 'dealt');
  return dealt;
}

const deals = (players: number): Dealt[] =>
  Array.from({ length: 40 }, (_, index) => dealOf(players, `deal ${index}`));

const flawOf = (players: number, dealt: Dealt, options = {}) =>
  spywhere.checkDeal(setupOf(players, options), dealt)?.rule;

const allCards = ({ hands, market, pile }: Dealt): Nation[] => [...hands.flat(), ...market, ...pile];

test('S-1 six nationalities: a passport, eighteen cards and an identification card of each colour', () => {
  assert.equal(new Set(NATIONS).size, 6);
  assert.equal(new Set(COLOURS).size, 6);
  const dealt = dealOf(6);
  assert.deepEqual(dealt.passports.flat().sort(), [...NATIONS].sort());
  assert.equal(allCards(dealt).length, 108);
  for (const nation of NATIONS) assert.equal(allCards(dealt).filter((card) => card === nation).length, 18);
  const six = table({ players: 6 });
  for (let seat = 0; seat < 6; seat++) assert.deepEqual(six.view(seat).own?.cards, NATIONS);
  assert.deepEqual(
    six.view(null).seats.map(({ colour }) => colour),
    COLOURS,
  );
});

test('S-1 a deal with a card too many of one nationality, or with a passport twice, is refused', () => {
  const dealt = dealOf(6);
  const [top, ...rest] = dealt.pile;
  const pile = [NATIONS.find((nation) => nation !== top)!, ...rest];
  assert.equal(flawOf(6, { ...dealt, pile }), 'S-1');
  assert.equal(flawOf(6, { ...dealt, pile: rest }), 'S-1');
  const [first] = dealt.passports;
  assert.equal(flawOf(6, { ...dealt, passports: [first!, first!, ...dealt.passports.slice(2)] }), 'S-1');
});

test('S-2 each nationality has a dish, a pattern and a code of its own, and a name in three languages', () => {
  assert.equal(NATION_FACTS.italy.dish.en, 'pizza');
  assert.equal(NATION_FACTS.france.dish.en, 'cheese and baguette');
  const facts = NATIONS.map((nation) => NATION_FACTS[nation]);
  for (const different of [
    facts.map(({ dish }) => dish.en),
    facts.map(({ pattern }) => pattern),
    facts.map(({ code }) => code),
    facts.map(({ name }) => name.en),
    facts.map(({ name }) => name.fr),
    facts.map(({ name }) => name.de),
  ]) {
    assert.equal(new Set(different).size, 6);
  }
});

test('S-10 each player has one passport, a secret until the end, and identification cards of their own', () => {
  for (const players of [3, 4, 5, 6]) {
    for (const dealt of deals(players)) {
      assert.deepEqual(
        dealt.passports.map((own) => own.length),
        Array.from({ length: players }, () => 1),
      );
      assert.equal(new Set(dealt.passports.flat()).size, players);
    }
  }
  const three = table({ passports: ['italy', 'france', 'japan'] });
  assert.deepEqual(three.view(1).own?.passports, ['france']);
  assert.deepEqual(spywhere.disclose(three.dealt, 1), {
    ...{ e: 'dealt', out: 'usa', passports: ['france'], hand: three.dealt.hands[1], handSizes: [3, 3, 3] },
    ...{ market: three.dealt.market, pileSize: 76, first: 0 },
  });
  assert.equal(three.view(null).own, null);
  assert.equal(three.view(1).revealed, null);
});

test('S-10 a deal with too few or too many passports is refused', () => {
  const dealt = dealOf(3);
  assert.equal(flawOf(3, { ...dealt, passports: dealt.passports.slice(1) }), 'S-10');
  const two = NATIONS.filter((nation) => nation !== dealt.out).slice(0, 2);
  assert.equal(flawOf(3, { ...dealt, passports: [two, ...dealt.passports.slice(1)] }), 'S-10');
});

test('S-11 with four players or fewer one nationality is out: passport, cards and identification cards', () => {
  for (const players of [2, 3, 4]) {
    const seen = new Set<Nation>();
    for (const dealt of deals(players)) {
      assert.ok(dealt.out);
      seen.add(dealt.out);
      assert.equal(allCards(dealt).length, 90);
      assert.ok(!allCards(dealt).includes(dealt.out));
      assert.ok(!dealt.passports.flat().includes(dealt.out));
    }
    assert.equal(seen.size, 6, 'left alone, any of the six may be out');
  }
  for (const players of [5, 6]) for (const dealt of deals(players)) assert.equal(dealt.out, null);
});

test('S-11 the table may choose which one is out, and everybody knows it', () => {
  const options = { out: 'japan' } as const;
  assert.equal(dealOf(4, 'any', options).out, 'japan');
  const four = table({ players: 4, options, out: 'japan' });
  assert.equal(four.view(null).out, 'japan');
  assert.deepEqual(four.view(2).own?.cards, ['italy', 'france', 'britain', 'germany', 'usa']);
  four.toAct(0).refuses(0, { do: 'attempt', at: 1, nation: 'japan' }, 'nationality-out', 'S-11');
  assert.ok(four.legal(0).every((command) => command.do !== 'attempt' || command.nation !== 'japan'));
});

test('S-11 with five or six players nothing can be taken out', () => {
  for (const players of [5, 6]) {
    const setup = readSetup(spywhere, players, { out: 'japan' });
    assert.deepEqual(!setup.ok && setup.refusal, { code: 'all-nationalities-are-in', rule: 'S-11' });
  }
});

test('S-11 a deal that takes out another nationality, none, or one of six is refused', () => {
  const dealt = dealOf(3, 'any', { out: 'italy' });
  assert.equal(flawOf(3, dealt, { out: 'italy' }), undefined);
  assert.equal(flawOf(3, dealt, { out: 'japan' }), 'S-11');
  assert.equal(flawOf(3, { ...dealt, out: null }), 'S-11');
  assert.equal(flawOf(3, { ...dealt, passports: [['italy'], ...dealt.passports.slice(1)] }), 'S-11');
  assert.equal(flawOf(3, { ...dealt, pile: [...dealt.pile.slice(1), 'italy'] }), 'S-11');
  assert.equal(flawOf(6, { ...dealOf(6), out: 'italy' }), 'S-11');
});

test('S-12 three cards for each player, five in the market, the rest in the pile; how many is public', () => {
  for (const players of PLAYERS) {
    const dealt = dealOf(players);
    const pack = players <= 4 ? 90 : 108;
    assert.ok(dealt.hands.every((hand) => hand.length === 3));
    assert.equal(dealt.market.length, 5);
    assert.equal(dealt.pile.length, pack - 5 - 3 * players);
    const view = spywhere.view(spywhere.begin(setupOf(players), dealt), null);
    assert.equal(view.pileSize, dealt.pile.length);
    assert.deepEqual(view.market, dealt.market);
    assert.ok(view.seats.every(({ handSize }) => handSize === 3));
  }
});

test('S-12 a hand is seen by its owner alone, and the pile by nobody', () => {
  const three = table({ hands: { 0: 'italy italy japan', 1: 'france britain france' } });
  assert.deepEqual(three.view(0).own?.hand, ['italy', 'italy', 'japan']);
  assert.deepEqual(three.view(1).own?.hand, ['france', 'france', 'britain']);
  const other = table({
    hands: { 0: 'italy italy japan', 1: 'britain britain germany' },
    market: three.dealt.market.join(' '),
  });
  assert.deepEqual(other.view(0), three.view(0));
  assert.deepEqual(other.view(null), three.view(null));
});

test('S-12 a deal with a wrong hand or a wrong market is refused', () => {
  const dealt = dealOf(4);
  const [card, ...market] = dealt.market;
  assert.equal(flawOf(4, { ...dealt, market, pile: [card!, ...dealt.pile] }), 'S-12');
  assert.equal(flawOf(4, { ...dealt, hands: dealt.hands.slice(1) }), 'S-12');
  const [hand, ...hands] = dealt.hands;
  assert.equal(flawOf(4, { ...dealt, hands: [[...hand!, card!], ...hands], market }), 'S-12');
});

test('S-13 passports not used are nowhere to be seen, not even at the end', () => {
  const three = table({ passports: ['italy', 'france', 'japan'], pile: 'britain' });
  three.quietTurns(1).attemptLast(0).attemptLast(1).attemptLast(2);
  assert.deepEqual(
    three.view(null).revealed?.seats.flatMap(({ passports }) => passports),
    ['italy', 'france', 'japan'],
  );
});

test('S-14 the seat of the option starts, or any at random, and turns go clockwise', () => {
  for (const first of [0, 1, 2]) assert.equal(dealOf(3, 'any', { first }).first, first);
  assert.equal(new Set(deals(6).map(({ first }) => first)).size, 6);
  const four = table({ players: 4, options: { first: 2 }, first: 2 });
  const order: number[] = [];
  for (let turn = 0; turn < 6; turn++) {
    order.push(...four.awaited());
    four.quietTurns(1);
  }
  assert.deepEqual(order, [2, 3, 0, 1, 2, 3]);
  assert.deepEqual(legalCommands(spywhere, four.state, 1), []);
});

test('S-14 nobody starts who is not there, nor anybody else than the option says', () => {
  const setup = readSetup(spywhere, 3, { first: 3 });
  assert.deepEqual(!setup.ok && setup.refusal, { code: 'no-such-seat', rule: 'S-14' });
  assert.equal(flawOf(3, { ...dealOf(3), first: 3 }), 'S-14');
  assert.equal(flawOf(3, { ...dealOf(3), first: 2 }, { first: 1 }), 'S-14');
});
