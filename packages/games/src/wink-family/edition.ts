import type { GameLabel } from '@oeillade/kernel';
import type { Word } from '../word.ts';

/**
 * All in which the editions differ: what happens to cards and to the game (E-1…E-19), and what is said of one edition alone.
 * `players` is E-1.
 */
export interface Edition extends GameLabel {
  readonly words: {
    /** What players call it. */
    readonly name: Word;
    /** The same among the editions of one box, where it is shorter. */
    readonly tab?: Word;
    /** What is special about it, in one sentence. */
    readonly lead: Word;
    /** How it is played, in three sentences. */
    readonly rules: { readonly one: Word; readonly two: Word; readonly three: Word };
  };
  /** E-2: how many of the 36 pairs stay in the box, the highest numbers first. */
  readonly pairsLeftOut: (players: number) => number;
  /** E-3 */
  readonly handSize: (players: number) => number;
  /** E-5 */
  readonly spies: (players: number) => number;
  /** E-6, E-7, and what the cards are called within a sentence. */
  readonly names: {
    readonly spy: Word;
    readonly character: Word;
    readonly card: Word;
    readonly cards: Word;
    readonly spyCard: Word;
    readonly spyCards: Word;
  };
  /** The picture and the colours of its box, and the picture on its spy cards. Pages have a drawing for each of these names. */
  readonly design: {
    readonly box: {
      readonly picture: 'profiles' | 'keyhole' | 'columbine';
      readonly ground: 'cobalt' | 'pink' | 'vermilion' | 'plum' | 'teal' | 'saffron';
      readonly lid: string;
      readonly side: string;
    };
    readonly token: 'spy' | 'shield' | 'lifted-mask';
  };
  /** E-9: who starts in the printed rules. */
  readonly starts: Word;
  /** E-10 */
  readonly mustDesignate: boolean;
  /** E-11, E-12: after a false designation the board card is turned, and the twin's holder lays it face down. */
  readonly turnsDown: boolean;
  /** E-13: the spy card of a true accusation stays in front of the accuser. */
  readonly laysSpies: boolean;
  /** E-15 */
  readonly bansAfterFalse: (players: number) => boolean;
  /** E-19: may the table agree on several signals, or only on another one instead of the wink? */
  readonly severalSignals: boolean;
  /** E-18: larger is better, the first that differs decides. */
  readonly tieBreaks: readonly ((tally: EndCount) => number)[];
}

/** What lies with a player at the end. */
export interface EndCount {
  readonly spiesLeft: number;
  readonly spiesLaid: number;
  readonly faceDown: number;
}

export const PAIRS = 36;

/** E-2, W-2, W-6: the numbers that are in both packs. */
export function numbersInPlay(edition: Edition, players: number): number[] {
  return Array.from({ length: PAIRS - edition.pairsLeftOut(players) }, (_, index) => index + 1);
}
