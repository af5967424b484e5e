import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { toggleAttempt } from '../../src/games/spywhere/table/last-attempts.ts';
import { Dinner } from './views.ts';

const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;

const drawn = () => new Dinner().goes({ e: 'drew', seat: ADA, card: 'france', why: 'turn' });
const exchanged = () => drawn().goes({ e: 'exchanged', seat: ADA, gave: 'usa', took: 'britain' });

describe('a turn', () => {
  test('S-20 begins with a card from the pile', () => {
    const screen = new Dinner().seenBy(ADA);
    assert.deepEqual([screen.isMyTurn, screen.mayDraw, screen.mayExchange], [true, true, false]);
    assert.equal(new Dinner().seenBy(BEN).mayDraw, false);
  });

  test('S-21 then one card of my hand goes for one of the market', () => {
    const screen = drawn().seenBy(ADA, { wishes: { gave: 'usa' } });
    assert.deepEqual([screen.mayExchange, screen.gave, screen.mayDraw], [true, 'usa', false]);
  });

  test('a card that I do not hold cannot be pointed at', () => {
    assert.equal(drawn().seenBy(ADA, { wishes: { gave: 'japan' } }).gave, null);
  });

  test('S-23 three of a kind can go, if they are not my own', () => {
    const three = (seat: number) => {
      const dinner = new Dinner({ first: seat }).goes({ e: 'drew', seat, card: 'france', why: 'turn' });
      return dinner.goes({ e: 'exchanged', seat, gave: 'usa', took: 'japan' }).seenBy(seat);
    };
    assert.equal(three(ADA).eliminable, 'usa');
    assert.deepEqual(
      three(ADA).market.map(({ isTriple }) => isTriple),
      [true, true, false, false, true],
    );
    assert.equal(three(BEN).eliminable, 'usa');
  });

  test('S-29 I may identify everybody else, each with any of my cards', () => {
    const { targets, mayEndTurn } = exchanged().seenBy(ADA);
    assert.ok(mayEndTurn);
    assert.deepEqual(
      targets.map(({ place, nations }) => [place.name, nations.length]),
      [
        ['Ben', 5],
        ['Cleo', 5],
        ['Dora', 5],
      ],
    );
  });
});

test('S-60 once somebody has identified everybody, and the turns go on, everybody is told that the round is the last', () => {
  const attempts = [BEN, CLEO, DORA].map((at, index) => {
    const nation = (['france', 'japan', 'britain'] as const)[index]!;
    return { e: 'attempted', seat: ADA, at, nation } as const;
  });
  assert.equal(
    exchanged()
      .goes(...attempts.slice(1))
      .seenBy(BEN).isLastRound,
    false,
  );
  const all = exchanged().goes(...attempts, { e: 'turn-ended', seat: ADA });
  assert.equal(all.seenBy(BEN).isLastRound, true);
  const closed = all.goes({ e: 'closed', why: 'attempts', by: ADA }).seenBy(BEN);
  assert.equal(closed.isLastRound, false);
  assert.deepEqual(
    closed.awaited.map(({ name }) => name),
    ['Ben', 'Cleo', 'Dora'],
  );
});

describe('what lies on the table', () => {
  test('cards of one nationality lie on each other', () => {
    const { hand, handSize, ownCards } = new Dinner().seenBy(ADA);
    assert.deepEqual(
      hand.map(({ nation, count }) => [nation, count]),
      [
        ['italy', 1],
        ['usa', 2],
      ],
    );
    assert.deepEqual([handSize, ownCards], [3, 1]);
  });

  test('S-29 of an identification all see who and whom; what it says only its owner', () => {
    const dinner = exchanged().goes({ e: 'attempted', seat: ADA, at: BEN, nation: 'france' });
    const guessSeenBy = (seat: number) => {
      const screen = dinner.seenBy(seat);
      const place = [screen.me!, ...screen.rivals].find((one) => one.seat === BEN)!;
      return place.guesses.map(({ by, nation }) => [by.name, nation]);
    };
    assert.deepEqual(guessSeenBy(ADA), [['Ada', 'france']]);
    assert.deepEqual(guessSeenBy(BEN), [['Ada', null]]);
    assert.deepEqual(guessSeenBy(CLEO), [['Ada', null]]);
  });

  test('everybody wears the colour chosen in the lobby', () => {
    const { me, rivals } = new Dinner().seenBy(DORA);
    assert.deepEqual([me!.colour, ...rivals.map(({ colour }) => colour)], ['ivory', 'lime', 'rose', 'azure']);
  });
});

describe('S-42 the last attempts', () => {
  const last = () =>
    exchanged().goes({ e: 'turn-ended', seat: ADA }, { e: 'closed', why: 'pile', by: null }).seenBy(ADA)
      .last!;

  test('everybody who is not attempted yet, all at once', () => {
    const { targets, most, isLegal } = last();
    assert.deepEqual([targets.map(({ at }) => at), most], [[BEN, CLEO, DORA], 3]);
    assert.ok(isLegal([]), 'some may be left out, or all');
  });

  test('S-31 the same card for another takes it away from the first', () => {
    const rules = last();
    const one = toggleAttempt([], { at: BEN, nation: 'france' }, rules);
    const two = toggleAttempt(one, { at: CLEO, nation: 'france' }, rules);
    assert.deepEqual(two, [{ at: CLEO, nation: 'france' }]);
  });

  test('a second press takes it back', () => {
    const rules = last();
    const one = toggleAttempt([], { at: BEN, nation: 'france' }, rules);
    assert.deepEqual(toggleAttempt(one, { at: BEN, nation: 'france' }, rules), []);
  });
});
