import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textBytes } from '../../src/connection/text-bytes.ts';

test('what several are told one after the other is put into bytes once', () => {
  const told = '{"n":7,"m":"said","text":"Zoë 眨眼 😉"}';
  const bytes = textBytes(told);
  assert.equal(bytes.toString('utf8'), told);
  assert.equal(textBytes(told), bytes);
  assert.equal(textBytes('{"n":8}').toString('utf8'), '{"n":8}');
  assert.deepEqual(textBytes(told), bytes);
});
