import type { SoundCue } from './cues.ts';
import { playedHere } from './game-sounds.ts';
import { lengthOf, type Note } from './instruments.ts';
import { RECIPES } from './recipes.ts';

/** Sounds follow each other instead of drowning each other; what would come too late is left out. */
const LATEST = 1.2;
const OVERLAP = 0.25;

/** A cue that neither the game nor the house knows makes no sound. */
const shared: Readonly<Partial<Record<SoundCue, readonly Note[]>>> = RECIPES;

/** This device's loudspeaker. A browser lets no page sound before it was touched. */
class Player {
  #context: AudioContext | null = null;
  #freeAt = 0;

  /** To be called when the page was touched. */
  unlock(): void {
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  play(cue: SoundCue): void {
    const context = this.#context;
    const notes = playedHere.recipeOf(cue) ?? shared[cue];
    if (context?.state !== 'running' || !notes) return;
    const at = Math.max(context.currentTime, this.#freeAt);
    if (at > context.currentTime + LATEST) return;
    this.#freeAt = at + Math.max(0, lengthOf(notes) - OVERLAP);
    for (const note of notes) sound(context, note, at + note.at);
  }
}

function sound(context: AudioContext, { wave, from, to, lasts, loud }: Note, at: number): void {
  const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
  const volume = new GainNode(context, { gain: 0 });
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + lasts);
  // A click is heard where a wave is cut off: it swells for an instant, and dies away.
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loud, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + lasts);
}

export const player = new Player();
