import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Party } from './party.ts';

const [ADA, BEN, CLEO, DORA] = [0, 1, 2, 3] as const;
const seatsOf = (people: readonly { readonly seat: number }[]) => people.map(({ seat }) => seat);

describe('the faces', () => {
  test('sit clockwise from my left, each with the digit that turns my eyes to it', () => {
    const { faces } = new Party().seenBy(BEN);
    assert.deepEqual(
      faces.map(({ name, digit }) => [name, digit]),
      [
        ['Cleo', 1],
        ['Dora', 2],
        ['Ada', 3],
      ],
    );
  });

  test('wear the colours chosen in the lobby, and say who is away or a bot', () => {
    const { faces, scores } = new Party().seenBy(ADA);
    assert.deepEqual(
      scores.map(({ colour }) => colour),
      ['lime', 'rose', 'azure', 'ivory'],
    );
    assert.deepEqual(
      faces.map(({ away, isBot }) => [away, isBot]),
      [
        [false, false],
        [true, false],
        [false, true],
      ],
    );
  });

  test('D-3 only the one that I look at has a gaze, and it may be at me', () => {
    const { faces } = new Party().seenBy(ADA, { looking: BEN, gazes: [[BEN, ADA]] });
    assert.deepEqual(
      faces.map(({ isLit, sight, watchesMe }) => [isLit, sight, watchesMe]),
      [
        [true, ADA, true],
        [false, 'hidden', false],
        [false, 'hidden', false],
      ],
    );
  });

  test('whoever watches sees all four and can do nothing', () => {
    const screen = new Party().seenBy(null);
    assert.equal(screen.faces.length, 4);
    assert.deepEqual([screen.me, screen.mayCall, screen.accusations, screen.hand], [null, false, [], []]);
  });
});

describe('calling', () => {
  test('W-12 a card of my own hand is dimmed, any other can be called', () => {
    const party = new Party();
    const { cells, mayCall, isMyTurn } = party.seenBy(ADA);
    assert.ok(isMyTurn && mayCall);
    const mine = cells.filter(({ isDimmed }) => isDimmed).map(({ number }) => number);
    assert.deepEqual(
      mine.sort((a, b) => a - b),
      [...party.hands[ADA]!].sort((a, b) => a - b),
    );
  });

  test('what I point at is chosen only if it can be called', () => {
    const party = new Party();
    const [own] = party.hands[ADA]!;
    const [other] = party.hands[BEN]!;
    assert.equal(party.seenBy(ADA, { wishes: { selected: own! } }).selected, null);
    assert.equal(party.seenBy(ADA, { wishes: { selected: other! } }).selected, other);
    assert.equal(party.seenBy(BEN, { wishes: { selected: other! } }).selected, null);
  });
});

describe('a call in the air', () => {
  test('W-20 the partner sees the caller on the card; nobody else does', () => {
    const party = new Party();
    const number = party.callsCardOf(ADA, CLEO);
    const called = (seat: number) =>
      party.seenBy(seat).hand.flatMap(({ number: card, caller }) => (caller ? [[card, caller.name]] : []));
    assert.deepEqual([called(BEN), called(CLEO), called(DORA)], [[], [[number, 'Ada']], []]);
  });

  test('W-23 the wink is there only while the partner looks at the caller', () => {
    const party = new Party();
    party.callsCardOf(ADA, CLEO);
    assert.deepEqual(party.seenBy(CLEO, { looking: ADA }).signals, ['wink']);
    assert.deepEqual(party.seenBy(CLEO, { looking: BEN }).signals, []);
    assert.deepEqual(party.seenBy(BEN, { looking: ADA }).signals, []);
  });

  test('W-44…W-46 others may accuse anybody but the caller and themselves; the caller and the holder may not', () => {
    const party = new Party();
    const number = party.callsCardOf(ADA, CLEO);
    const [accusation] = party.seenBy(BEN).accusations;
    assert.deepEqual([accusation!.number, accusation!.caller.name], [number, 'Ada']);
    assert.deepEqual(seatsOf(accusation!.suspects), [CLEO, DORA]);
    assert.deepEqual(party.seenBy(ADA).accusations, []);
    assert.deepEqual(party.seenBy(CLEO).accusations, []);
  });

  test('W-40 I may accuse in my own turn too', () => {
    const party = new Party();
    party.callsCardOf(ADA, CLEO);
    const { isMyTurn, mayCall, accusations } = party.seenBy(BEN);
    assert.deepEqual([isMyTurn, mayCall, accusations.length], [true, true, 1]);
  });
});

describe('naming', () => {
  const backToAda = () => {
    const party = new Party();
    const number = party.callsCardOf(ADA, CLEO);
    party.callsCardOf(BEN, ADA);
    party.callsCardOf(CLEO, ADA);
    party.callsCardOf(DORA, ADA);
    return { party, number };
  };

  test('at my turn I name whoever I look at', () => {
    const { party, number } = backToAda();
    const screen = party.seenBy(ADA, { looking: CLEO });
    assert.deepEqual([screen.step, screen.turnCalled, screen.myCall], ['contact', number, number]);
    assert.deepEqual(seatsOf(screen.nameable), [BEN, CLEO, DORA]);
    assert.equal(screen.named?.name, 'Cleo');
    assert.equal(party.seenBy(ADA).named, null);
  });

  test('D-1 with real faces I point at somebody instead', () => {
    const party = new Party({ channel: 'faces' });
    const screen = party.seenBy(ADA, { wishes: { picked: DORA } });
    assert.equal(screen.carriesEyes, false);
    assert.deepEqual(
      screen.faces.map(({ isLit }) => isLit),
      [false, false, true],
    );
  });

  test('a contact shows in the points of both', () => {
    const { party } = backToAda();
    party.does(ADA, { do: 'designate', named: CLEO } as never);
    const { scores } = party.seenBy(BEN);
    assert.deepEqual(
      scores.map(({ won, spies, score }) => [won, spies, score]),
      [
        [1, 4, 5],
        [0, 4, 4],
        [1, 4, 5],
        [0, 4, 4],
      ],
    );
  });
});

describe('D-30 D-31 whoever watches', () => {
  test('turns to faces only where the table lets them look around', () => {
    const party = new Party();
    const mayLook = (rules: object) => party.seenBy(null, { rules }).looksAround;
    assert.deepEqual(
      ['none', 'board', 'looking', 'late'].map((watching) => mayLook({ watching })),
      [false, false, true, false],
    );
    assert.ok(party.seenBy(ADA).looksAround, 'whoever sits there looks as ever');
    assert.ok(!new Party({ channel: 'faces' }).seenBy(null, { rules: { watching: 'looking' } }).looksAround);
  });
});
