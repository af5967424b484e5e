import type { SoundCue } from './cues.ts';

/** How a phone trembles, in milliseconds on and off; what is not here is only heard. */
const TREMBLES: Readonly<Partial<Record<SoundCue, readonly number[]>>> = {
  mine: [25],
  winked: [20],
  turn: [60],
  accusation: [90, 60, 90],
  end: [60, 80, 60],
};

/** Whether there is anything in this device that could tremble; on a desk there is not. */
export const canTremble = 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;

export function tremble(cue: SoundCue): void {
  const pattern = TREMBLES[cue];
  if (pattern && canTremble && navigator.userActivation?.hasBeenActive) navigator.vibrate([...pattern]);
}
