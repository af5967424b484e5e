import type { SharedCue } from './cues.ts';
import { bell, type Note, pluck } from './instruments.ts';

/** What sounds alike in all games. */
export const RECIPES: Readonly<Record<SharedCue, readonly Note[]>> = {
  card: [{ wave: 'triangle', from: 900, to: 320, at: 0, lasts: 0.07, loud: 0.1 }],
  call: [pluck(392, 0), pluck(587, 0.09)],
  turn: [bell(659, 0), bell(880, 0.13), bell(1319, 0.26, 0.1)],
  right: [pluck(523, 0), pluck(659, 0.1), pluck(784, 0.2), bell(1047, 0.3, 0.12)],
  wrong: [
    { wave: 'triangle', from: 311, to: 294, at: 0, lasts: 0.24, loud: 0.16 },
    { wave: 'triangle', from: 233, to: 196, at: 0.22, lasts: 0.4, loud: 0.16 },
  ],
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
