import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { looksOf } from '../../src/features/history/looks.ts';

const ADA = { name: 'Ada', face: 7, colour: 'rose' };
const BEN = { name: 'Ben', face: 2, colour: 'sky' };
const PLAYED = [{ name: 'Ada' }, { name: 'Ben' }];

describe('how everybody looked', () => {
  test('is what they wear at the table at which they have played', () => {
    assert.deepEqual(looksOf(PLAYED, [ADA, BEN]), [
      { face: 7, colour: 'rose' },
      { face: 2, colour: 'sky' },
    ]);
  });

  test('is not known once others sit there', () => {
    assert.equal(looksOf(PLAYED, [ADA]), null);
    assert.equal(looksOf(PLAYED, [BEN, ADA]), null);
  });
});
