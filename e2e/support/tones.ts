import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RATE = 48_000;
const LOUD = 0.6;

export interface Tone {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly lasts: number;
  /** Vibrations a second. */
  readonly pitch: number;
}

/** A file with these tones, and silence between them, as a microphone of a browser plays it over and over; gives its path. */
export function writeTones(seconds: number, tones: readonly Tone[]): string {
  const samples = Math.round(seconds * RATE);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (const { at, lasts, pitch } of tones) {
    for (let sample = 0; sample < lasts * RATE; sample++) {
      const value = LOUD * Math.sin((2 * Math.PI * pitch * sample) / RATE);
      bytes.writeInt16LE(Math.round(value * 32_767), 44 + 2 * (Math.round(at * RATE) + sample));
    }
  }
  const file = join(mkdtempSync(join(tmpdir(), 'oeillade-tones-')), 'tones.wav');
  writeFileSync(file, bytes);
  return file;
}

/** What Chromium is told so that this file is what every microphone hears, and nobody is asked. */
export const microphoneFlags = (file: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${file}`,
];
