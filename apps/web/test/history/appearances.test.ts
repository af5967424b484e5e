import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { appearancesOf } from '../../src/features/history/appearances.ts';

const ADA = { name: 'Ada', face: 7, colour: 'rose' };
const BEN = { name: 'Ben', face: 2, colour: 'sky' };
const PLAYED = [{ name: 'Ada' }, { name: 'Ben' }];

describe('how everybody looked', () => {
  test('is what they wear at the table at which they have played', () => {
    assert.deepEqual(appearancesOf(PLAYED, [ADA, BEN]), [
      { face: 7, colour: 'rose' },
      { face: 2, colour: 'sky' },
    ]);
  });

  test('is not known once others sit there', () => {
    assert.equal(appearancesOf(PLAYED, [ADA]), null);
    assert.equal(appearancesOf(PLAYED, [BEN, ADA]), null);
  });
});
