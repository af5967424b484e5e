import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CODE_LENGTH, CODE_LETTERS, codeFrom, readCode } from '../src/index.ts';

describe('a table’s code', () => {
  test('has no letters that look alike', () => {
    for (const pair of ['B8', 'I1', 'O0', 'S5', 'Z2']) {
      for (const letter of pair) assert.ok(!CODE_LETTERS.includes(letter), letter);
    }
    assert.equal(new Set(CODE_LETTERS).size, CODE_LETTERS.length);
  });

  test('is read as somebody types it', () => {
    for (const typed of ['ACDEF', 'acdef', ' ac-def ', 'A C D E F']) assert.equal(readCode(typed), 'ACDEF');
    for (const typed of ['', 'ACDE', 'ACDEFG', 'ACDE0', 'ACDE/', 'ÀCDEF'])
      assert.equal(readCode(typed), null);
  });

  test('favours no letter: bytes that would are left out', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const code = codeFrom(new Uint8Array(CODE_LENGTH).fill(byte));
      if (code) counts.set(code[0]!, (counts.get(code[0]!) ?? 0) + 1);
    }
    assert.equal(counts.size, CODE_LETTERS.length);
    assert.equal(new Set(counts.values()).size, 1);
    assert.equal(codeFrom(new Uint8Array(16).fill(255)), null);
  });
});
