import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { VOICE } from '@oeillade/protocol/live';
import { JitterBuffer } from '../../src/shell/live/voices/jitter-buffer.ts';

const TONE = 440;
const QUANTUM = 128;
const LOUD = 0.5;
/** Between two samples of the tone, and of one that fades or comes up. */
const STEEPEST = LOUD * ((2 * Math.PI * TONE) / VOICE.rate) * 1.6;

interface Wire {
  /** Milliseconds that the packet with this number takes; null where it gets lost. */
  readonly takes: (packet: number) => number | null;
  readonly seconds?: number;
  /** How much faster the speaker's clock goes than the listener's. */
  readonly drift?: number;
  readonly outputRate?: number;
  /** Packets that are not sent at all, by number. */
  readonly isMuted?: (packet: number) => boolean;
}

/** Somebody hums one note; gives what comes out at the other end. */
function hum({ takes, seconds = 10, drift = 0, outputRate = VOICE.rate, isMuted }: Wire) {
  const buffer = new JitterBuffer(outputRate);
  const arrivals = Array.from({ length: seconds * 50 }, (_, packet) => {
    const spoken = ((packet + 1) * VOICE.milliseconds) / (1 + drift);
    const way = isMuted?.(packet) ? null : takes(packet);
    return { packet, at: way === null ? Number.POSITIVE_INFINITY : spoken + way };
  }).sort((a, b) => a.at - b.at);
  const heard: number[] = [];
  const delays: number[] = [];
  const output = new Float32Array(QUANTUM);
  for (let now = 0; now < seconds * 1000; now += (QUANTUM * 1000) / outputRate) {
    while (arrivals[0] && arrivals[0].at <= now) {
      const { packet } = arrivals.shift()!;
      buffer.put(packet * VOICE.samples, tone(packet * VOICE.samples));
    }
    output.fill(0);
    buffer.addTo(output);
    heard.push(...output);
    delays.push(buffer.delay);
  }
  return { heard, delays, gaps: gapsIn(heard), steepest: steepestIn(heard) };
}

const tone = (from: number): Float32Array =>
  Float32Array.from(
    { length: VOICE.samples },
    (_, at) => LOUD * Math.sin((2 * Math.PI * TONE * (from + at)) / VOICE.rate),
  );

/** How often it becomes silent for more than 2 ms between the first sound and the last. */
function gapsIn(heard: readonly number[]): number {
  const last = heard.findLastIndex((sample) => Math.abs(sample) > 0.01);
  let quiet = 0;
  let gaps = 0;
  for (const sample of heard.slice(
    heard.findIndex((one) => one !== 0),
    last,
  )) {
    quiet = Math.abs(sample) < 0.01 ? quiet + 1 : 0;
    if (quiet === 96) gaps += 1;
  }
  return gaps;
}

const steepestIn = (heard: readonly number[]): number =>
  heard.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (heard[at - 1] ?? 0))), 0);

/** Any number of them, always the same ones. */
function noise(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('what is heard of somebody', () => {
  test('on a calm line: without a gap or a click, soon 30 ms after it came', () => {
    const { gaps, steepest, delays } = hum({ takes: () => 15, seconds: 20 });
    assert.equal(gaps, 0);
    assert.ok(steepest < STEEPEST, `${steepest}`);
    assert.ok(Math.abs(delays.at(-1)! - 30) < 3, `${delays.at(-1)}`);
  });

  test('on a restless line it waits as long as the latest packets need, and no longer than 120 ms', () => {
    for (const [restless, least, most] of [
      [20, 30, 55],
      [60, 45, 90],
    ] as const) {
      const chance = noise();
      const { delays, heard } = hum({ takes: () => 10 + chance() * restless, seconds: 15 });
      assert.ok(delays.at(-1)! > least && delays.at(-1)! < most, `${restless}: ${delays.at(-1)}`);
      assert.equal(gapsIn(heard.slice(5 * VOICE.rate)), 0);
    }
  });

  test('clocks that go differently, by far more than any two do, make no gap and no wait', () => {
    for (const drift of [0.002, -0.002]) {
      const { gaps, steepest, delays } = hum({ takes: () => 10, drift, seconds: 30 });
      assert.equal(gaps, 0);
      assert.ok(steepest < STEEPEST, `${steepest}`);
      assert.ok(delays.at(-1)! > 15 && delays.at(-1)! < 60, `${drift}: ${delays.at(-1)}`);
    }
  });

  test('by a loudspeaker with another rate it is the same note', () => {
    const { heard, gaps } = hum({ takes: () => 10, outputRate: 44_100, seconds: 10 });
    assert.equal(gaps, 0);
    const crossings = heard
      .slice(-5 * 44_100)
      .filter((sample, at, all) => sample >= 0 && (all[at - 1] ?? 0) < 0);
    assert.ok(Math.abs(crossings.length / 5 - TONE) < 5, `${crossings.length / 5} Hz`);
  });
});

describe('what does not come', () => {
  test('a packet that is lost is a gap that fades and comes up again: nothing clicks', () => {
    const { gaps, steepest } = hum({ takes: (packet) => (packet % 50 === 25 ? null : 10), seconds: 5 });
    assert.equal(gaps, 5);
    assert.ok(steepest < STEEPEST, `${steepest}`);
  });

  test('a packet that is late is waited for once: as late ones after it leave no gap', () => {
    const { gaps } = hum({ takes: (packet) => (packet > 100 && packet % 20 === 0 ? 75 : 10), seconds: 12 });
    assert.ok(gaps <= 1, `${gaps}`);
  });

  test('a line that stands still for a second costs that second, and nobody hears the past', () => {
    const stall = { from: 200, to: 250 };
    const takes = (packet: number) =>
      packet >= stall.from && packet < stall.to ? 10 + (stall.to - packet) * VOICE.milliseconds : 10;
    const { delays, gaps } = hum({ takes, seconds: 20 });
    assert.ok(gaps >= 1 && gaps <= 2, `${gaps}`);
    assert.ok(delays.at(-1)! < 60, `${delays.at(-1)}`);
  });

  test('whoever begins on a late packet is caught up with at once', () => {
    const { delays } = hum({ takes: (packet) => (packet === 0 ? 300 : 10), seconds: 4 });
    assert.ok(delays.at(-1)! < 70, `${delays.at(-1)}`);
  });

  test('whoever is silent and speaks again is heard as soon as before', () => {
    const { heard, steepest } = hum({
      takes: () => 10,
      seconds: 12,
      isMuted: (packet) => packet > 200 && packet < 400,
    });
    const silence = heard.slice(4.5 * VOICE.rate, 8 * VOICE.rate);
    assert.ok(silence.every((sample) => Math.abs(sample) < 1e-3));
    const again = heard.findIndex((sample, at) => at > 8 * VOICE.rate && Math.abs(sample) > 0.1);
    assert.ok((again / VOICE.rate) * 1000 - 400 * VOICE.milliseconds < 100);
    assert.ok(steepest < STEEPEST, `${steepest}`);
  });

  test('a speaker whose clock begins anew is heard at once', () => {
    const buffer = new JitterBuffer(VOICE.rate);
    const output = new Float32Array(QUANTUM);
    let loudest = 0;
    for (let packet = 0; packet < 50; packet++) {
      const at = packet < 25 ? packet + 10_000 : packet - 25;
      buffer.put(at * VOICE.samples, tone(at * VOICE.samples));
      for (let pulls = 0; pulls < VOICE.samples / QUANTUM; pulls++) {
        output.fill(0);
        buffer.addTo(output);
        if (packet > 35) loudest = Math.max(loudest, ...output);
      }
    }
    assert.ok(loudest > 0.4);
  });
});
