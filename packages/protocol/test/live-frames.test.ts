import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FORMAT,
  PACKET,
  type Packet,
  packetHeader,
  readPacket,
  readRelayed,
  writePacket,
} from '../src/live-frames.ts';

const picture: Packet = {
  kind: 'delta',
  format: 'vp8',
  isSealed: false,
  sentAt: 4_000_000_000,
  content: Uint8Array.of(1, 2, 3),
};

test('a packet is read as it was written, sealed or open', () => {
  for (const packet of [
    picture,
    { ...picture, isSealed: true },
    { ...picture, kind: 'key', format: 'jpeg' },
  ]) {
    assert.deepEqual(readPacket(writePacket(packet as Packet)), packet);
  }
});

test('a relayed packet says whose it is, and is read out of the middle of a buffer too', () => {
  const bytes = Uint8Array.of(9, 9, 5, ...writePacket(picture)).subarray(2);
  assert.deepEqual(readRelayed(bytes), { from: 5, packet: picture });
});

test('what is no packet is null: too short, unknown kinds and formats, voices in pictures', () => {
  const { content: _, ...head } = picture;
  assert.equal(readPacket(packetHeader(head)), null);
  assert.equal(readRelayed(new Uint8Array()), null);
  const broken = (kind: number, format: number) => Uint8Array.of(kind, format, 0, 0, 0, 0, 1);
  assert.equal(readPacket(broken(3, FORMAT.vp8)), null);
  assert.equal(readPacket(broken(PACKET.key, 3)), null);
  assert.equal(readPacket(broken(PACKET.voice, FORMAT.vp8)), null);
  assert.equal(readPacket(broken(PACKET.key, FORMAT.opus)), null);
  assert.equal(readPacket(broken(PACKET.delta, FORMAT.jpeg)), null);
});
