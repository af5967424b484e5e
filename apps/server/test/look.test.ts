import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Asked } from '@oeillade/protocol';
import { safeParse } from 'valibot';
import { readLook } from '../src/socket/look.ts';

const bySchema = (text: string): unknown => {
  const read = safeParse(Asked, JSON.parse(text));
  return read.success ? read.output : null;
};

describe('a look that is read at a glance', () => {
  const ids = ['a', 'a-12', 'q7_Zk-0', 'x'.repeat(40)];
  const faces = [null, 0, 1, 7];

  test('says what the schema says of it, whichever way round it is written', () => {
    for (const id of ids) {
      for (const at of faces) {
        for (const text of [
          JSON.stringify({ ask: 'look', id, at }),
          JSON.stringify({ ask: 'look', at, id }),
        ]) {
          assert.deepEqual(readLook(text), bySchema(text), text);
          assert.notEqual(readLook(text), null, text);
        }
      }
    }
  });

  test('is nothing that the schema refuses', () => {
    const refused = [
      '{"ask":"look","id":"","at":1}',
      `{"ask":"look","id":"${'x'.repeat(41)}","at":1}`,
      '{"ask":"look","id":"a","at":8}',
      '{"ask":"look","id":"a","at":-1}',
      '{"ask":"look","id":"a","at":1.5}',
      '{"ask":"look","id":"a","at":"1"}',
      '{"ask":"look","id":"a"}',
      '{"ask":"look","at":1}',
      '{"ask":"look","id":"a","at":1,"as":2}',
      '{"ask":"lock","id":"a","at":1}',
    ];
    for (const text of refused) {
      assert.equal(bySchema(text), null, text);
      assert.equal(readLook(text), null, text);
    }
  });

  test('is not guessed from anything else: the general way reads it', () => {
    const others = [
      '',
      'look',
      '{"ask":"look","id":"a","at":01}',
      '{"ask":"look","id":"a","at":1}\n',
      ' {"ask":"look","id":"a","at":1}',
      '{"ask":"look","id":"é","at":1}',
      '{"ask":"look","id":"a\\u0062","at":1}',
      '{"ask":"look","id":"a","at":1,"at":2}',
      '[{"ask":"look","id":"a","at":1}]',
    ];
    for (const text of others) assert.equal(readLook(text), null, text);
  });
});
