import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openRecord, piecesOf } from '@oeillade/story';
import { knownEvening } from '@oeillade/story/testkit/wink-family';
import { facesOf, peopleOf } from '../../src/features/replay/people-of.ts';
import { readKept, writeKept } from '../../src/shell/kept-link.ts';
import { findGame } from '../support/library.ts';

const opened = openRecord(piecesOf(knownEvening().evening.record())[0]!, findGame);
assert.ok(opened.ok);
const { record } = opened;
const APPEARANCES = ['rose', 'sky', 'lime', 'ivory'].map((colour, seat) => ({ face: 20 + seat, colour }));

describe('the people of a record', () => {
  test('have the appearances of the table, on a device that was at it', () => {
    const people = peopleOf(record, APPEARANCES);
    assert.deepEqual(
      people.map(({ face, colour }) => ({ face, colour })),
      APPEARANCES,
    );
    assert.deepEqual(
      people.map(({ name }) => name),
      ['Ada', 'Ben', 'Cleo', 'Dora'],
    );
  });

  test('have faces of their own from a file that says nothing of them', () => {
    const people = peopleOf(record, null);
    assert.equal(new Set(people.map(({ face }) => face)).size, 4);
    assert.equal(new Set(people.map(({ colour }) => colour)).size, 4);
  });

  test('take no appearance that nobody can draw', () => {
    const bare = peopleOf(record, null);
    assert.deepEqual(peopleOf(record, APPEARANCES.slice(1)), bare);
    assert.deepEqual(peopleOf(record, APPEARANCES.with(0, { face: 1, colour: 'toString' })), bare);
    assert.deepEqual(peopleOf(record, APPEARANCES.with(0, { face: 1, colour: 'sky' })), bare);
  });
});

test('a name has the same face in every game, and no two at a table have the same', () => {
  const [ada, ben] = facesOf(['Ada', 'Ben']);
  assert.deepEqual(facesOf(['Ben', 'Ada']), [ben, ada]);
  assert.equal(new Set(facesOf(['Ada', 'Ada', 'Ada'])).size, 3);
});

describe('the address of a game in the history', () => {
  test('leads back to it, whatever its table is called', () => {
    for (const place of [
      { code: 'ACDE3', round: 12 },
      { code: '', round: 3 },
      { code: 'a-b & ?', round: 1 },
    ]) {
      assert.deepEqual(readKept(writeKept(place)), place);
    }
  });

  test('is none where it makes no sense', () => {
    for (const search of ['', '?kept=', '?kept=ACDE3', '?kept=ACDE3-x', '?t=5'])
      assert.equal(readKept(search), null);
  });
});
