import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordPacker } from '../../src/journal/records.ts';

const RECORD = '{"t":1234,"e":"looked","seat":3,"at":5,"note":"œil"}\n'.repeat(50_000);

describe('a record of three megabytes', () => {
  test('comes out of the journal as it was put in', async () => {
    const packed = await recordPacker.pack(RECORD);
    assert.ok(packed.length < RECORD.length / 5, `${packed.length} bytes are kept`);
    assert.equal(await recordPacker.unpack(packed), RECORD);
  });

  test('that was never packed comes out too', async () => {
    assert.equal(await recordPacker.unpack(Buffer.from(RECORD)), RECORD);
  });

  test('is packed and unpacked beside the tables, which go on meanwhile', async () => {
    const packed = await recordPacker.pack(RECORD);
    for (const work of [() => recordPacker.pack(RECORD), () => recordPacker.unpack(packed)]) {
      let isDone = false;
      const working = work().then(() => {
        isDone = true;
      });
      // What is done on the spot is done after a few turns of its promises, before anything else is heard.
      for (let turn = 0; turn < 50; turn++) await Promise.resolve();
      assert.ok(!isDone);
      await working;
    }
  });
});
