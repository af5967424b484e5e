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
  /** A shorter name, on its tab of a box that holds several games. */
  readonly tab?: Word;
}

/** Options, rules and bots of somebody's first game: nothing hurries, and nobody plays before they have looked around. */
export interface FirstGame {
  readonly options: object;
  readonly rules: object;
  /** How many bots, and how well they play. */
  readonly bots: number;
  readonly level: string;
}
