import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRoute } from '../../src/shell/route.ts';

test('the big screen is a page of its table', () => {
  assert.deepEqual(readRoute('/t/ACDEF/screen'), { page: 'screen', code: 'ACDEF' });
  assert.deepEqual(readRoute('/t/acdef/screen/'), { page: 'screen', code: 'ACDEF' });
  assert.deepEqual(readRoute('/t/ACDEF'), { page: 'table', code: 'ACDEF' });
  assert.deepEqual(readRoute('/t/ACDEF/screens'), { page: 'home' });
});
