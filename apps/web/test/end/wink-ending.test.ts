import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readEnded } from '../../src/features/table/end/ended.ts';
import { type WinkEnding, winkEnding } from '../../src/games/wink-family/end/wink-ending.ts';
import { pointsOf } from '../../src/games/wink-family/end/wink-points.ts';
import { ADA, BEN, CLEO, DORA, Evening } from '../support/wink-family/evening.ts';

function ended(record: string): WinkEnding {
  const over = readEnded(record);
  assert.ok(over);
  return winkEnding(over);
}

describe('where the points of a wink game come from', () => {
  test('a contact is a point for the caller and one for the partner', () => {
    const { accounts, scores } = ended(new Evening('zwinkern').calls(ADA, 11).names(ADA, BEN).ends());
    assert.deepEqual(accounts[ADA]!.asCaller, [{ number: 11, other: BEN }]);
    assert.deepEqual(accounts[BEN]!.asPartner, [{ number: 11, other: ADA }]);
    assert.deepEqual(scores, [5, 5, 4, 4]);
  });

  test('an intercepted signal is two points, and a spy card less', () => {
    const { accounts, scores } = ended(new Evening('zwinkern').calls(ADA, 11).accuses(CLEO, BEN, 11).ends());
    assert.deepEqual(accounts[CLEO]!.intercepted, [{ number: 11, other: BEN }]);
    assert.equal(accounts[CLEO]!.spiesKept, 3);
    assert.deepEqual(accounts[BEN]!.taken, [{ number: 11, other: CLEO }]);
    assert.equal(scores[CLEO], 5);
  });

  test('whoever accuses or names for nothing is told what it was', () => {
    const { accounts, scores } = ended(
      new Evening('zwinkern').calls(ADA, 11).accuses(CLEO, DORA, 11).names(ADA, CLEO).ends(),
    );
    assert.deepEqual(accounts[CLEO]!.misaccused, [{ number: 11, other: DORA }]);
    assert.deepEqual(accounts[ADA]!.misnamed, [{ number: 11, other: CLEO }]);
    assert.deepEqual(scores, [4, 4, 3, 4]);
  });

  test('the lines of everybody add up to their points', () => {
    const evening = new Evening('wink')
      .calls(ADA, 11)
      .calls(BEN, 21)
      .calls(CLEO, 31)
      .calls(DORA, 1)
      .names(ADA, BEN)
      .accuses(DORA, CLEO, 21)
      .names(CLEO, ADA);
    const { accounts, scores } = ended(evening.ends());
    assert.deepEqual(accounts.map(pointsOf), scores);
  });
});

describe('what was hidden', () => {
  test('every hand is shown as it was dealt, with what became of each card', () => {
    const { hands } = ended(
      new Evening('zwinkern')
        .calls(ADA, 11)
        .calls(BEN, 21)
        .calls(CLEO, 12)
        .names(ADA, BEN)
        .accuses(DORA, CLEO, 21)
        .names(CLEO, ADA)
        .ends(),
    );
    assert.deepEqual(hands[BEN], [
      { number: 11, fate: { is: 'found', by: ADA } },
      { number: 12, fate: { is: 'spoilt' } },
      { number: 13, fate: { is: 'held' } },
    ]);
    assert.deepEqual(hands[CLEO]![0], { number: 21, fate: { is: 'taken', by: DORA } });
  });

  test('E-12 where a card is laid down it is no longer in the hand', () => {
    const { hands } = ended(new Evening('wink').calls(ADA, 11).names(ADA, CLEO).ends());
    assert.deepEqual(hands[BEN]![0], { number: 11, fate: { is: 'down' } });
  });

  test('cards that nobody held, and how often they were called in vain', () => {
    const { undealt } = ended(new Evening('zwinkern').calls(ADA, 36).names(ADA, BEN).calls(ADA, 35).ends());
    assert.equal(undealt.length, 24);
    assert.deepEqual(undealt.slice(-3), [
      { number: 34, calls: 0 },
      { number: 35, calls: 1 },
      { number: 36, calls: 1 },
    ]);
  });

  test('W-55 each call has its partner, its signals, and whoever saw them', () => {
    const { calls } = ended(
      new Evening('zwinkern')
        .calls(ADA, 11)
        .winks(BEN, ADA, [CLEO])
        .winks(BEN, ADA, [ADA, DORA])
        .calls(BEN, 36)
        .names(ADA, BEN)
        .ends(),
    );
    const [first, second] = calls;
    assert.deepEqual(
      [first!.caller, first!.number, first!.partner, first!.signals, first!.isReceived, first!.spies],
      [ADA, 11, BEN, 2, true, [CLEO, DORA]],
    );
    assert.deepEqual([second!.partner, second!.signals, second!.isReceived], [null, 0, false]);
  });

  test('a call is found, missed, intercepted, left or open', () => {
    const { calls } = ended(
      new Evening('zwinkern')
        .calls(ADA, 11)
        .calls(BEN, 21)
        .calls(CLEO, 31)
        .calls(DORA, 1)
        .names(ADA, BEN)
        .accuses(ADA, CLEO, 21)
        .names(CLEO, ADA)
        .calls(DORA, 2)
        .ends(),
    );
    assert.deepEqual(
      calls.map(({ outcome }) => outcome),
      [
        { is: 'found' },
        { is: 'intercepted', by: ADA },
        { is: 'missed', named: ADA },
        { is: 'left' },
        { is: 'open' },
      ],
    );
  });
});

describe('W-54 who comes before whom', () => {
  test('Zwinkern: with the same points, fewer spy cards in hand', () => {
    const { scores, ranks, ties } = ended(
      new Evening('zwinkern').calls(ADA, 11).names(ADA, BEN).calls(ADA, 21).accuses(DORA, CLEO, 21).ends(),
    );
    assert.deepEqual(scores, [5, 5, 4, 5]);
    assert.deepEqual(ranks, [2, 2, 4, 1]);
    assert.deepEqual(ties, [{ ahead: [DORA], behind: [ADA, BEN], by: { what: 'spiesLeft', isMore: false } }]);
  });

  test('WINK: with the same points, more spy cards laid down', () => {
    const { ranks, ties } = ended(
      new Evening('wink').calls(ADA, 11).names(ADA, BEN).calls(ADA, 21).accuses(DORA, CLEO, 21).ends(),
    );
    assert.deepEqual(ranks, [2, 2, 4, 1]);
    assert.deepEqual(ties[0]!.by, { what: 'spiesLaid', isMore: true });
  });

  test('WINK: and then more cards lying face down', () => {
    const { ranks, ties } = ended(new Evening('wink').calls(ADA, 11).names(ADA, CLEO).ends());
    assert.deepEqual(ranks, [2, 1, 2, 2]);
    assert.deepEqual(ties, [
      { ahead: [BEN], behind: [ADA, CLEO, DORA], by: { what: 'faceDown', isMore: true } },
    ]);
  });

  test('equal to the last share their place, and nothing is said of it', () => {
    const { ranks, ties } = ended(new Evening('zwinkern').calls(ADA, 11).ends());
    assert.deepEqual([ranks, ties], [[1, 1, 1, 1], []]);
  });
});

describe('why it is over', () => {
  test('somebody has no card left', () => {
    const ending = ended(new Evening('zwinkern', 1).calls(ADA, 11).names(ADA, BEN).ends('hand-empty'));
    assert.deepEqual([ending.why, ending.emptied, ending.isAgreed], ['hand-empty', [BEN], false]);
  });

  test('everybody agreed to stop, even before the first call', () => {
    const { why, isAgreed, calls, lasted } = ended(new Evening('wink').ends());
    assert.deepEqual([why, isAgreed, calls, lasted], ['agreed', true, [], 1000]);
  });

  test('a game that still runs, or no game at all, has no end to show', () => {
    const running = new Evening('wink').calls(ADA, 11).ends().trimEnd().split('\n').slice(0, -1).join('\n');
    assert.equal(readEnded(running), null);
    assert.equal(readEnded('{"record":"oeillade/1","game":"chess"}'), null);
    assert.equal(readEnded(null), null);
  });
});
