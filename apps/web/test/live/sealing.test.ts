import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Packet, readPacket, writePacket } from '@oeillade/protocol/live';
import { Sealing } from '../../src/shell/live/sealing.ts';
import { freshKey, keyIn, markOf, secretOf } from '../../src/shell/live/table-key.ts';

const SEAT = 3;
const picture = (over: Partial<Packet> = {}): Packet => ({
  kind: 'key',
  format: 'vp8',
  isSealed: false,
  sentAt: 1_234,
  content: Uint8Array.from({ length: 400 }, (_, byte) => byte % 7),
  ...over,
});

const sealingWith = (key: string) => Sealing.with(secretOf(key));
/** As it goes over the wire. */
const sent = (packet: Packet): Packet => readPacket(writePacket(packet))!;

describe('what is sealed with the key of a table', () => {
  test('is opened with the same key, unchanged', async () => {
    const key = freshKey();
    const sealed = sent(await (await sealingWith(key)).seal(SEAT, picture()));
    assert.equal(sealed.isSealed, true);
    const opened = await (await sealingWith(key)).open(SEAT, sealed);
    assert.deepEqual(Buffer.from(opened!.content), Buffer.from(picture().content));
  });

  test('shows nothing of what is in it, and never looks the same twice', async () => {
    const sealing = await sealingWith(freshKey());
    const [one, other] = await Promise.all([sealing.seal(SEAT, picture()), sealing.seal(SEAT, picture())]);
    assert.notDeepEqual(one.content, other.content);
    assert.equal(Buffer.from(one.content).includes(Buffer.from(picture().content.subarray(0, 14))), false);
  });

  test('is opened by no other key', async () => {
    const sealed = sent(await (await sealingWith(freshKey())).seal(SEAT, picture()));
    assert.equal(await (await sealingWith(freshKey())).open(SEAT, sealed), null);
  });

  test('cannot be given out as somebody else’s, nor as something else', async () => {
    const sealing = await sealingWith(freshKey());
    const sealed = sent(await sealing.seal(SEAT, picture()));
    assert.equal(await sealing.open(SEAT + 1, sealed), null);
    assert.equal(await sealing.open(SEAT, { ...sealed, kind: 'delta' }), null);
    assert.equal(await sealing.open(SEAT, { ...sealed, sentAt: sealed.sentAt + 1 }), null);
    const changed = sealed.content.slice();
    changed[20]! ^= 1;
    assert.equal(await sealing.open(SEAT, { ...sealed, content: changed }), null);
    assert.equal(await sealing.open(SEAT, { ...sealed, content: new Uint8Array(3) }), null);
  });
});

describe('the key of a table', () => {
  test('has 256 bits, and no letter that a link would have to write otherwise', () => {
    const key = freshKey();
    assert.equal(secretOf(key).length, 32);
    assert.match(key, /^[\w-]{43}$/);
    assert.notEqual(freshKey(), key);
  });

  test('is found in the end of a link', () => {
    const key = freshKey();
    assert.equal(keyIn(`https://table.example/t/ACDEF#k=${key}`), key);
    assert.equal(keyIn(`#k=${key}`), key);
    assert.equal(keyIn(`look, play here: https://table.example/t/ACDEF#k=${key} !`), key);
    assert.equal(keyIn('https://table.example/t/ACDEF'), null);
    assert.equal(keyIn(`#k=${key.slice(1)}`), null);
    assert.equal(keyIn(`#k=${key}A`), null);
  });

  test('has a mark by which nobody finds it', async () => {
    const key = freshKey();
    assert.match(await markOf(key), /^[0-9a-f]{16}$/);
    assert.equal(await markOf(key), await markOf(key));
    assert.notEqual(await markOf(freshKey()), await markOf(key));
  });
});
