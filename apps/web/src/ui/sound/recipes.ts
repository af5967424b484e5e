import type { SoundCue } from './cues.ts';

/** A note: which wave, from which pitch to which (hertz), from when and for how long (seconds), how loud (0 to 1). */
export interface Note {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const bell = (from: number, at: number, loud = 0.16): Note => ({ wave: 'sine', from, at, lasts: 0.5, loud });
const pluck = (from: number, at: number, loud = 0.14): Note => ({
  wave: 'triangle',
  from,
  at,
  lasts: 0.22,
  loud,
});
const drum = (at: number): Note => ({ wave: 'sine', from: 130, to: 42, at, lasts: 0.42, loud: 0.5 });
const brass = (from: number, at: number): Note => ({ wave: 'sawtooth', from, at, lasts: 0.55, loud: 0.07 });

/** A small theatre orchestra: each sound is made when it is played, and none has to be fetched. */
export const RECIPES: Readonly<Record<SoundCue, readonly Note[]>> = {
  card: [{ wave: 'triangle', from: 900, to: 320, at: 0, lasts: 0.07, loud: 0.1 }],
  call: [pluck(392, 0), pluck(587, 0.09)],
  mine: [bell(1175, 0, 0.05), bell(1568, 0.12, 0.05)],
  winking: [{ wave: 'sine', from: 880, to: 590, at: 0, lasts: 0.16, loud: 0.05 }],
  winked: [bell(1319, 0, 0.05), bell(1760, 0.09, 0.05), bell(2637, 0.18, 0.03)],
  turn: [bell(659, 0), bell(880, 0.13), bell(1319, 0.26, 0.1)],
  accusation: [drum(0), drum(0.16), brass(147, 0.3), brass(175, 0.3), brass(208, 0.3), drum(0.3)],
  heart: [
    { wave: 'sine', from: 72, to: 48, at: 0, lasts: 0.16, loud: 0.4 },
    { wave: 'sine', from: 66, to: 44, at: 0.18, lasts: 0.2, loud: 0.26 },
  ],
  right: [pluck(523, 0), pluck(659, 0.1), pluck(784, 0.2), bell(1047, 0.3, 0.12)],
  wrong: [
    { wave: 'triangle', from: 311, to: 294, at: 0, lasts: 0.24, loud: 0.16 },
    { wave: 'triangle', from: 233, to: 196, at: 0.22, lasts: 0.4, loud: 0.16 },
  ],
  tear: [{ wave: 'sawtooth', from: 1400, to: 240, at: 0, lasts: 0.16, loud: 0.05 }],
  slap: [{ wave: 'square', from: 210, to: 70, at: 0, lasts: 0.09, loud: 0.12 }],
  mask: [pluck(440, 0), pluck(554, 0.08, 0.1)],
  doors: [bell(523, 0), bell(659, 0), bell(784, 0), bell(1047, 0.06, 0.12)],
  stamp: [{ wave: 'sine', from: 160, to: 50, at: 0, lasts: 0.12, loud: 0.45 }],
  reaction: [pluck(698, 0, 0.07), pluck(932, 0.07, 0.06)],
  hurry: [{ wave: 'triangle', from: 988, at: 0, lasts: 0.06, loud: 0.1 }],
  end: [
    pluck(523, 0),
    pluck(659, 0.14),
    pluck(784, 0.28),
    bell(1047, 0.42),
    bell(784, 0.42),
    bell(1319, 0.42, 0.1),
  ],
};

/** How long a sound takes, in seconds. */
export const lengthOf = (cue: SoundCue): number =>
  Math.max(...RECIPES[cue].map(({ at, lasts }) => at + lasts));
