import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIVE_LIMITS, VOICE } from '@oeillade/protocol/live';
import { Framing, levelOf } from '../../src/shell/live/voices/framing.ts';
import { Mixer } from '../../src/shell/live/voices/mixer.ts';
import { padOpus, UNHEARD } from '../../src/shell/live/voices/pad-opus.ts';

/** What RFC 6716 says is in a packet with one frame: a reader of its own, against the one that writes. */
function frameIn(packet: Uint8Array): Uint8Array {
  if ((packet[0]! & 3) === 0) return packet.subarray(1);
  assert.equal(packet[0]! & 3, 3);
  assert.equal(packet[1]! & 0b1011_1111, 1, 'one frame, of no variable length');
  if ((packet[1]! & 0b0100_0000) === 0) return packet.subarray(2);
  let at = 2;
  let padding = 0;
  for (;;) {
    const length = packet[at++]!;
    padding += length === 255 ? 254 : length;
    if (length < 255) break;
  }
  return packet.subarray(at, packet.length - padding);
}

describe('packets of one size', () => {
  test('whatever its length, a frame is found again in a packet that is filled up', () => {
    for (const size of [VOICE.bytes, 300, 700]) {
      for (let length = 0; length < size; length++) {
        const frame = Uint8Array.from({ length }, (_, at) => (at * 7 + 1) % 256);
        const padded = padOpus(Uint8Array.of(0x78, ...frame), size);
        assert.equal(padded?.length, size);
        assert.deepEqual(frameIn(padded!), frame);
        assert.equal(padded![0]! >> 3, 0x78 >> 3, 'still the same kind of frame');
      }
    }
  });

  test('what is too long or has several frames is left alone, and stands for by a frame without sound', () => {
    assert.equal(padOpus(new Uint8Array(VOICE.bytes + 1), VOICE.bytes), null);
    assert.equal(padOpus(Uint8Array.of(0x79, 1, 2), VOICE.bytes), null);
    assert.equal(padOpus(new Uint8Array(), VOICE.bytes), null);
    assert.equal(padOpus(UNHEARD, VOICE.bytes)?.length, VOICE.bytes);
  });

  test('the server passes on what a microphone sends, sealed or not', () => {
    assert.ok(VOICE.bytes + 28 <= LIVE_LIMITS.voiceBytes);
    assert.ok(1000 / VOICE.milliseconds <= LIVE_LIMITS.voicesPerSecond);
    assert.equal((VOICE.rate * VOICE.milliseconds) / 1000, VOICE.samples);
    assert.ok((VOICE.bitsPerSecond / 8) * (VOICE.milliseconds / 1000) <= VOICE.bytes);
  });
});

describe('pieces of a packet each', () => {
  for (const rate of [48_000, 44_100, 16_000, 96_000]) {
    test(`from a microphone of ${rate} samples a second, in whatever portions they come`, () => {
      const pieces: Float32Array[] = [];
      const framing = new Framing(rate, (samples) => pieces.push(samples));
      const seconds = 2;
      const tone = Float32Array.from({ length: rate * seconds }, (_, at) =>
        Math.sin((2 * Math.PI * 300 * at) / rate),
      );
      let from = 0;
      for (let turn = 0; from < tone.length; turn++) {
        const portion = [128, 441, 1, 1024][turn % 4]!;
        framing.take(tone.subarray(from, from + portion));
        from += portion;
      }
      assert.ok(pieces.every(({ length }) => length === VOICE.samples));
      assert.ok(Math.abs(pieces.length - seconds * 50) <= 1, `${pieces.length}`);
      const joined = pieces.flatMap((piece) => [...piece]);
      const apart = joined.map((sample, at) =>
        Math.abs(sample - Math.sin((2 * Math.PI * 300 * at) / VOICE.rate)),
      );
      assert.ok(Math.max(...apart) < 0.02, `${Math.max(...apart)}`);
    });
  }

  test('the ring of a level: still for silence, moved by a quiet voice, full for a shout', () => {
    const hum = (loud: number) =>
      levelOf(Float32Array.from({ length: VOICE.samples }, (_, at) => loud * Math.sin(at / 9)));
    assert.equal(levelOf(new Float32Array(VOICE.samples)), 0);
    assert.ok(hum(0.02) > 0.2 && hum(0.02) < 0.6, `${hum(0.02)}`);
    assert.ok(hum(0.02) < hum(0.1) && hum(0.1) < hum(0.5));
    assert.equal(hum(1), 1);
  });
});

test('two voices are heard together, and never louder than one can be', () => {
  const mixer = new Mixer(VOICE.rate);
  const output = new Float32Array(128);
  let loudest = 0;
  for (let packet = 0; packet < 20; packet++) {
    for (const from of [1, 4]) {
      mixer.put({ from, at: packet * VOICE.samples, samples: new Float32Array(VOICE.samples).fill(0.7) });
    }
    for (let pulls = 0; pulls < 7; pulls++) {
      mixer.mix(output);
      loudest = Math.max(loudest, ...output);
    }
  }
  assert.equal(loudest, 1);
  const alone = new Mixer(VOICE.rate);
  alone.mix(output);
  assert.ok(output.every((sample) => sample === 0));
});
