import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Asked, Pong } from '@oeillade/protocol';
import { parse, safeParse } from 'valibot';
import { readLook, readPong } from '../src/socket/glance.ts';

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

describe('a pong that is read at a glance', () => {
  test('says what the schema says of it', () => {
    for (const sent of [0, 7, 1_763_280_000_000, 1_763_280_000_000.123, 0.5, 12_345.678_9]) {
      const text = JSON.stringify({ ask: 'pong', sent, theirs: 2 * sent });
      assert.deepEqual(readPong(text), parse(Pong, JSON.parse(text)), text);
    }
  });

  test('is nothing else, and what is written otherwise is read the general way', () => {
    const others = [
      '{"ask":"pong","sent":1}',
      '{"ask":"pong","sent":1,"theirs":null}',
      '{"ask":"pong","sent":01,"theirs":1}',
      '{"ask":"pong","sent":1.,"theirs":1}',
      '{"ask":"pong","sent":-1,"theirs":1}',
      '{"ask":"pong","sent":1e3,"theirs":1}',
      `{"ask":"pong","sent":${'9'.repeat(400)},"theirs":1}`,
      '{"ask":"pong","theirs":1,"sent":1}',
      '{"ask":"pong","sent":1,"theirs":1,"more":1}',
    ];
    for (const text of others) assert.equal(readPong(text), null, text);
  });
});
