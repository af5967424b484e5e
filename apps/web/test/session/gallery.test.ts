import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEFAULT_RULES } from '@oeillade/table';
import { lobby, seated, snapshot } from './table-end.ts';

const watching = (how: 'looking' | 'late') => {
  const { session, table } = seated({ token: null });
  const rules = { ...DEFAULT_RULES, watching: how };
  table.says(snapshot({ n: 1, lobby: lobby({ rules }) }));
  return { session, table };
};

const EYES = {
  m: 'eyes',
  sees: [
    { of: 0, at: 1 },
    { of: 1, at: null },
  ],
  felt: null,
} as const;

describe('somebody who watches', () => {
  test('D-32 sees the eyes of all where they come late', () => {
    const { session, table } = watching('late');
    table.says(EYES);
    assert.deepEqual(
      [...session.model.gazes],
      [
        [0, 1],
        [1, null],
      ],
    );
  });

  test('D-31 sees no face from which they have turned since', () => {
    const { session, table } = watching('looking');
    session.look(1);
    table.says(EYES);
    assert.deepEqual([...session.model.gazes], [[1, null]]);
  });

  test('keeps what they have sealed, and counts how often confetti fell', () => {
    const { session, table } = watching('looking');
    const gallery = {
      m: 'gallery',
      questions: [],
      predictions: [],
      score: { right: 2, of: 3 },
      rulings: 4,
    } as const;
    table.says(gallery);
    table.says({ m: 'confetti' });
    table.says({ m: 'confetti' });
    assert.deepEqual(session.model.gallery?.score, { right: 2, of: 3 });
    assert.equal(session.model.confetti, 2);
    table.says({ n: 2, ...lobby({ round: 2 }) });
    assert.equal(session.model.gallery, null, 'another game, other envelopes');
  });

  test('whose connection is closed because nobody may watch is told so', () => {
    const { session, table } = watching('looking');
    table.breaks(4005);
    assert.deepEqual([session.model.connection, session.model.parting], ['gone', 'unwatched']);
  });
});
