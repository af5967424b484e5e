import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { type Packet, VOICE } from '@oeillade/protocol/live';
import { isSpeaking, type Speech } from '../../src/shell/live/voices/talk.ts';
import { VoiceEncoder } from '../../src/shell/live/voices/voice-encoder.ts';
import { FakeCodecs } from './fake-codecs.ts';

const silence = () => new Float32Array(VOICE.samples);

describe('packets of a voice', () => {
  let codecs: FakeCodecs;
  let sent: Packet[];
  let encoder: VoiceEncoder;
  let remove: () => void;
  beforeEach(() => {
    codecs = new FakeCodecs();
    remove = codecs.install();
    sent = [];
    encoder = new VoiceEncoder((packet) => sent.push(packet));
  });
  afterEach(() => remove());

  test('one for each piece, all of one size, with the time of the microphone’s clock and no other', () => {
    codecs.length = (piece) => 20 + piece;
    for (let piece = 7; piece < 40; piece++) encoder.encode(piece, silence());
    assert.deepEqual(
      sent.map(({ sentAt }) => sentAt),
      Array.from({ length: 33 }, (_, at) => (7 + at) * VOICE.milliseconds),
    );
    assert.deepEqual(new Set(sent.map(({ content }) => content.length)), new Set([VOICE.bytes]));
    assert.ok(sent.every(({ kind, format, isSealed }) => kind === 'voice' && format === 'opus' && !isSealed));
    assert.equal(codecs.began, 1);
  });

  test('after a pause they go on with the time that it is then, and what came before the pause has no part in them', () => {
    for (const piece of [0, 1, 2, 100, 101]) encoder.encode(piece, silence());
    assert.deepEqual(
      sent.map(({ sentAt }) => sentAt / VOICE.milliseconds),
      [0, 1, 2, 100, 101],
    );
    assert.equal(codecs.began, 2);
  });

  test('an encoder that does not keep to one size sends nothing longer, and is held shorter', () => {
    codecs.length = (piece) => (piece === 3 ? VOICE.bytes + 40 : 60);
    for (let piece = 0; piece < 8; piece++) encoder.encode(piece, silence());
    assert.equal(sent.length, 8);
    assert.deepEqual(new Set(sent.map(({ content }) => content.length)), new Set([VOICE.bytes]));
    assert.ok(codecs.bitrates.at(-1)! < codecs.bitrates[0]!);
    assert.deepEqual(
      sent.map(({ sentAt }) => sentAt / VOICE.milliseconds),
      [0, 1, 2, 3, 4, 5, 6, 7],
    );
  });
});

test('packets go out while the microphone is on and it is held, or open and not muted', () => {
  const speech = (changed: Partial<Speech>): Speech => ({
    microphone: 'on',
    mode: 'push',
    isMuted: false,
    isPressed: false,
    ...changed,
  });
  assert.equal(isSpeaking(speech({})), false);
  assert.equal(isSpeaking(speech({ isPressed: true })), true);
  assert.equal(isSpeaking(speech({ mode: 'open' })), true);
  assert.equal(isSpeaking(speech({ mode: 'open', isMuted: true })), false);
  for (const microphone of ['off', 'asking', 'denied', 'missing'] as const)
    assert.equal(isSpeaking(speech({ microphone, mode: 'open', isPressed: true })), false);
});
