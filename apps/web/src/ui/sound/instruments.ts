/** A small theatre orchestra: each sound is made when it is played, and none has to be fetched. */

/** A note: which wave, from which pitch to which (hertz), from when and for how long (seconds), how loud (0 to 1). */
export interface Note {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to?: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

export const bell = (from: number, at: number, loud = 0.16): Note => ({
  wave: 'sine',
  from,
  at,
  lasts: 0.5,
  loud,
});
export const pluck = (from: number, at: number, loud = 0.14): Note => ({
  wave: 'triangle',
  from,
  at,
  lasts: 0.22,
  loud,
});
export const drum = (at: number): Note => ({ wave: 'sine', from: 130, to: 42, at, lasts: 0.42, loud: 0.5 });
export const brass = (from: number, at: number): Note => ({
  wave: 'sawtooth',
  from,
  at,
  lasts: 0.55,
  loud: 0.07,
});

/** How long a sound takes, in seconds. */
export const lengthOf = (notes: readonly Note[]): number =>
  Math.max(...notes.map(({ at, lasts }) => at + lasts));
