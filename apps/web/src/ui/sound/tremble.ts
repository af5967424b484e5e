import type { SoundCue } from './cues.ts';
import { playedHere } from './game-sounds.ts';

/** How a phone trembles in all games, in milliseconds on and off; what is not here is only heard. */
const TREMBLES: Readonly<Partial<Record<SoundCue, readonly number[]>>> = {
  turn: [60],
  end: [60, 80, 60],
};

/** Whether this device can tremble: computers on a desk cannot. */
export const canTremble = 'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;

export function tremble(cue: SoundCue): void {
  const pattern = playedHere.trembleOf(cue) ?? TREMBLES[cue];
  if (pattern) trembleBy(pattern);
}

export function trembleBy(pattern: readonly number[]): void {
  if (canTremble && navigator.userActivation?.hasBeenActive) navigator.vibrate([...pattern]);
}
