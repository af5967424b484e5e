import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remembering, share } from '../../src/shell/store.ts';

describe('share() of two models', () => {
  const before = { cards: [{ number: 7 }, { number: 8 }], turn: null };

  test('returns the same object where nothing has changed', () => {
    assert.equal(share(before, structuredClone(before)), before);
  });

  test('keeps every part that has not changed', () => {
    const after = share(before, { cards: [{ number: 7 }, { number: 9 }], turn: null });
    assert.deepEqual(after.cards, [{ number: 7 }, { number: 9 }]);
    assert.equal(after.cards[0], before.cards[0]);
    assert.notEqual(after.cards, before.cards);
  });

  test('keeps nothing that has become longer, shorter or of another kind', () => {
    assert.deepEqual(share([1, 2], [1]), [1]);
    assert.deepEqual(share([1], [1, 2]), [1, 2]);
    assert.deepEqual(share({ 0: 1 }, [1]), [1]);
    assert.deepEqual(share({ one: undefined }, { other: undefined }), { other: undefined });
    assert.equal(share(before, null), null);
  });

  test('does not look inside maps: another map counts as changed', () => {
    const gazes = new Map([[1, 2]]);
    assert.equal(share(new Map([[1, 2]]), gazes), gazes);
  });
});

test('what is remembered is made anew when one of its inputs is another', () => {
  let made = 0;
  const sum = remembering(({ one, other }: { one: number; other: number }) => {
    made++;
    return { sum: one + other };
  });
  const first = sum({ one: 1, other: 2 });
  assert.equal(sum({ one: 1, other: 2 }), first);
  assert.deepEqual(sum({ one: 1, other: 3 }), { sum: 4 });
  assert.equal(made, 2);
});
