import type { CuesOf } from './cues.ts';
import type { Note } from './instruments.ts';

/** What one game sounds like. */
export interface GameSounds {
  readonly cuesOf: CuesOf;
  /** How that sounds which this game alone has. */
  readonly recipes: Readonly<Record<string, readonly Note[]>>;
  /** How a phone trembles with it, in milliseconds on and off; what is not here is only heard. */
  readonly trembles: Readonly<Record<string, readonly number[]>>;
}

/** The sounds of the game that is played on this page: there is one at a time. */
class PlayedHere {
  #sounds: GameSounds | null = null;

  /** Gives what takes them away again. */
  begin(sounds: GameSounds): () => void {
    this.#sounds = sounds;
    return () => {
      if (this.#sounds === sounds) this.#sounds = null;
    };
  }

  recipeOf(cue: string): readonly Note[] | null {
    return this.#sounds?.recipes[cue] ?? null;
  }

  trembleOf(cue: string): readonly number[] | null {
    return this.#sounds?.trembles[cue] ?? null;
  }
}

export const playedHere = new PlayedHere();
