import type { Word } from '../../shell/i18n/texts.ts';
import type { BoxArt } from '../../ui/art/brand/game-box.tsx';

/** What is said of a game to those who do not know it. */
export interface ShelfWords {
  /** What players call it. */
  readonly name: Word;
  /** What is special about it, in one sentence. */
  readonly lead: Word;
  /** How it is played, in three sentences. */
  readonly rules: { readonly one: Word; readonly two: Word; readonly three: Word };
}

/** A game as it stands on a shelf. */
export interface Shelved {
  readonly box: BoxArt;
  readonly words: ShelfWords;
}
