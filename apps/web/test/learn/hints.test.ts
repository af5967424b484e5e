import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { phoneHints, winkHints } from '../../src/games/wink-family/table/which-hints.ts';
import { HintPicker } from '../../src/ui/hints/hint-picker.ts';
import { Party } from '../wink/party.ts';

const QUIET = { announcements: [], suspended: null, felt: null };
const ids = (hints: readonly { readonly id: string }[]) => hints.map(({ id }) => id);
const wink = (of: number, to: number) => ({ m: 'signal', of, to, signal: 'wink', until: 0, at: 0 }) as const;

describe('what fits a moment', () => {
  test('on my turn: call a card', () => {
    assert.deepEqual(ids(winkHints(new Party().seenBy(0), null, QUIET)), ['turn']);
  });

  test('when my card is called: who calls it', () => {
    const party = new Party();
    party.callsCardOf(0, 2);
    assert.deepEqual(winkHints(party.seenBy(2), null, QUIET)[0], { id: 'mine', name: 'Ada' });
    assert.ok(!ids(winkHints(party.seenBy(3), null, QUIET)).includes('mine'), 'nobody else is told');
  });

  test('after my call: who winks at me; and then: whose wink it was', () => {
    const party = new Party();
    party.callsCardOf(0, 2);
    assert.equal(ids(winkHints(party.seenBy(0), null, QUIET))[0], 'seek');
    assert.deepEqual(winkHints(party.seenBy(0), wink(2, 0), QUIET)[0], { id: 'winked', name: 'Cleo' });
  });

  test('a wink for somebody else is news of another kind', () => {
    const party = new Party();
    party.callsCardOf(0, 2);
    assert.ok(ids(winkHints(party.seenBy(3), wink(2, 0), QUIET)).includes('caught'));
    const mine = winkHints(party.seenBy(0), wink(2, 0), QUIET);
    assert.ok(!ids(mine).includes('caught'));
    assert.deepEqual(mine[0], { id: 'winked', name: 'Cleo' });
  });

  test('D-10 the first eyes on my face: what the mask means', () => {
    const party = new Party();
    const felt = (count: number | null) => ids(winkHints(party.seenBy(2), null, { ...QUIET, felt: count }));
    assert.ok(felt(1).includes('felt'));
    assert.ok(!felt(0).includes('felt') && !felt(null).includes('felt'));
  });

  test('whoever watches is left alone', () => {
    assert.deepEqual(winkHints(new Party().seenBy(null), null, QUIET), []);
    assert.deepEqual(phoneHints(new Party().seenBy(null), false, QUIET), []);
  });

  test('on a phone among real faces: first how to see my cards, then what to do', () => {
    const party = new Party();
    assert.deepEqual(ids(phoneHints(party.seenBy(0), false, QUIET)), ['peek', 'turnInRoom']);
    assert.deepEqual(ids(phoneHints(party.seenBy(1), true, QUIET)), []);
  });

  test('there a call is told alike to whoever holds the card and to whoever does not', () => {
    const party = new Party();
    party.callsCardOf(0, 2);
    const [holder, other] = [2, 3].map((seat) => phoneHints(party.seenBy(seat), true, QUIET));
    assert.deepEqual(ids(holder!), ['calledInRoom']);
    assert.deepEqual(holder, other);
  });
});

describe('of the hints that fit a moment', () => {
  const pickerOf = (said = new Set<string>()) => new HintPicker(said);

  test('says each thing once, on this device for ever', () => {
    const said = new Set<string>();
    assert.equal(pickerOf(said).pick([{ id: 'turn' }], 0)?.id, 'turn');
    assert.equal(pickerOf(said).pick([{ id: 'turn' }], 0), null);
  });

  test('one at a time: the next waits until the first was read', () => {
    const picker = pickerOf();
    assert.equal(picker.pick([{ id: 'turn' }], 0)?.id, 'turn');
    assert.equal(
      picker.pick([{ id: 'eyes' }], 1_000)?.id,
      'turn',
      'its moment is over, but it is being read',
    );
    assert.equal(picker.pick([{ id: 'eyes' }], 10_000)?.id, 'eyes');
  });

  test('goes by itself, however long its moment lasts, and sooner where it is put away', () => {
    const picker = pickerOf();
    picker.pick([{ id: 'turn' }], 0);
    assert.equal(picker.pick([{ id: 'turn' }], 13_000)?.id, 'turn');
    assert.equal(picker.pick([{ id: 'turn' }], 15_000), null);
    picker.pick([{ id: 'eyes' }], 16_000);
    picker.dismiss();
    assert.equal(picker.pick([{ id: 'eyes' }], 17_000), null);
  });
});
