import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { gather, play } from './wink-family/party.ts';

const MARK = '0123456789abcdef';
const living = { options: { first: 0, channel: 'living' } };

describe('a table closed to the server', () => {
  test('D-49 its host says by which mark pages know the key, and anybody is told; the key is none of its business', () => {
    const party = gather(living);
    assert.equal(party.table.seating.rules.keyMark, null);
    party.refuses(() => party.ben.arranges({ rules: { keyMark: MARK } }), 'host-only', null);
    party.ada.arranges({ rules: { keyMark: MARK } });
    assert.equal(party.table.seating.rules.keyMark, MARK);
    for (const wrong of ['', MARK.toUpperCase(), `${MARK}0`, 7]) {
      party.refuses(() => party.ada.arranges({ rules: { keyMark: wrong } as never }), 'bad-option');
    }
    party.ada.arranges({ rules: { keyMark: null } });
    assert.equal(party.table.seating.rules.keyMark, null);
  });

  test('a record has neither pictures nor voices, and so nothing of it', () => {
    const [header] = play({ ...living, rules: { keyMark: MARK } })
      .table.record()!
      .split('\n');
    assert.ok(!header!.includes('keyMark'));
  });
});
