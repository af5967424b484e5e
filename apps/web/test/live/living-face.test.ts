import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import type { Packet } from '@oeillade/protocol/live';
import type { Decoding, FaceDecoder, Picture } from '../../src/shell/live/faces/face-decoder.ts';
import { LivingFace } from '../../src/shell/live/faces/living-face.ts';
import type { HearPacket } from '../../src/shell/live/live-source.ts';

const ADA = 1;
const BEN = 2;

/** A decoder whose pictures a test gives. */
class FakeDecoder implements FaceDecoder {
  readonly took: number[] = [];
  readonly decoding: Decoding;
  isClosed = false;
  constructor(decoding: Decoding) {
    this.decoding = decoding;
  }
  decode({ sentAt }: Packet): void {
    this.took.push(sentAt);
  }
  close(): void {
    this.isClosed = true;
  }
}

describe('the face that I look at', () => {
  let hear: HearPacket | null;
  let decoders: FakeDecoder[];
  let painted: number[];
  let closed: number[];
  let face: LivingFace;
  let leave: () => void;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setTimeout'] });
    [hear, decoders, painted, closed] = [null, [], [], []];
    face = new LivingFace(
      ADA,
      (picture) => painted.push((picture as unknown as { n: number }).n),
      (_, decoding) => {
        const decoder = new FakeDecoder(decoding);
        decoders.push(decoder);
        return decoder;
      },
    );
    leave = face.open({
      listen: (listener) => {
        hear = listener;
        return () => {
          hear = null;
        };
      },
    });
  });
  afterEach(() => {
    leave();
    mock.timers.reset();
  });

  const comes = (kind: Packet['kind'], sentAt: number, from = ADA, format: Packet['format'] = 'vp8') =>
    hear?.(from, { kind, format, isSealed: false, sentAt, content: new Uint8Array(1) });
  const picture = (n: number) => ({ n, close: () => closed.push(n) }) as unknown as Picture;
  const gives = (n: number, decoder = decoders.at(-1)!) => decoder.decoding.decoded(picture(n));

  test('begins with a key, and follows it', () => {
    comes('delta', 1);
    assert.equal(decoders.length, 0);
    comes('key', 2);
    comes('delta', 3);
    assert.deepEqual(decoders[0]!.took, [2, 3]);
    assert.equal(face.model.isAlive, false);
    gives(2);
    gives(3);
    assert.equal(face.model.isAlive, true);
    assert.deepEqual(painted, [2, 3]);
    comes('key', 4);
    assert.equal(decoders.length, 1);
  });

  test('is nobody else’s', () => {
    comes('key', 1, BEN);
    assert.equal(decoders.length, 0);
    comes('voice', 1);
    assert.equal(decoders.length, 0);
  });

  test('is gone when I look away, and nothing comes late', () => {
    comes('key', 1);
    gives(1);
    leave();
    assert.equal(face.model.isAlive, false);
    assert.equal(hear, null);
    assert.ok(decoders[0]!.isClosed);
    gives(2);
    assert.deepEqual([painted, closed], [[1], [2]]);
    assert.equal(face.model.isAlive, false);
  });

  test('after an error waits for the next key', () => {
    comes('key', 1);
    gives(1);
    decoders[0]!.decoding.failed();
    comes('delta', 2);
    assert.equal(decoders.length, 1);
    comes('key', 3);
    assert.deepEqual(decoders[1]!.took, [3]);
    gives(3);
    assert.deepEqual(painted, [1, 3]);
  });

  test('goes on in another format', () => {
    comes('key', 1);
    comes('key', 2, ADA, 'jpeg');
    assert.ok(decoders[0]!.isClosed);
    gives(2);
    assert.deepEqual(painted, [2]);
  });

  test('is no longer alive where nothing comes', () => {
    comes('key', 1);
    gives(1);
    mock.timers.tick(2_000);
    gives(2);
    mock.timers.tick(2_000);
    assert.equal(face.model.isAlive, true);
    mock.timers.tick(1_000);
    assert.equal(face.model.isAlive, false);
    // What follows needs what was before.
    comes('delta', 3);
    assert.equal(decoders.length, 1);
    comes('key', 4);
    gives(4);
    assert.equal(face.model.isAlive, true);
  });
});
