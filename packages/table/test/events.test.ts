import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '@oeillade/kernel';
import { readEvent, type TableEvent } from '../src/index.ts';

const looked = (seat: number, at: number | null): TableEvent => ({
  j: 'line',
  line: { t: 61_250, e: 'looked', seat, at } as Line,
  by: null,
});

test('a look is read as any other event would be, key by key', () => {
  for (const event of [looked(0, 7), looked(7, null), looked(12, 10)]) {
    const text = JSON.stringify(event);
    assert.deepEqual(readEvent(text), event);
    assert.equal(JSON.stringify(readEvent(text)), text);
  }
});

test('what only resembles a look is read as what it is', () => {
  for (const text of [
    '{"j":"line","line":{"t":1,"e":"looked","seat":2,"at":3},"by":{"seat":2,"id":"a"}}',
    '{"j":"line","line":{"t":1.5,"e":"looked","seat":2,"at":-1},"by":null}',
    '{"j":"said","seat":0,"phrase":null,"text":"{\\"j\\":\\"line\\"}"}',
  ]) {
    assert.equal(JSON.stringify(readEvent(text)), text);
  }
  assert.throws(() => readEvent('{"j":"line","line":{"t":1,"e":"looked"'), SyntaxError);
});
