import type { Word } from '../word.ts';

/** What happens to cards and to the game: all in which the editions differ (E-1…E-19). */
export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly year: number | null;
  /** E-1 */
  readonly players: { readonly min: number; readonly max: number };
  /** E-2: how many of the 36 pairs stay in the box, the highest numbers first. */
  readonly pairsLeftOut: (players: number) => number;
  /** E-3 */
  readonly handSize: (players: number) => number;
  /** E-5 */
  readonly spies: (players: number) => number;
  /** E-6, E-7 */
  readonly names: { readonly spy: Word; readonly character: Word };
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
  readonly tieBreaks: readonly ((tally: Tally) => number)[];
}

/** What lies with a player at the end. */
export interface Tally {
  readonly spiesLeft: number;
  readonly spiesLaid: number;
  readonly faceDown: number;
}

/** W-1: a colour for each seat, never the same twice. */
export const COLOURS = ['vermilion', 'violet', 'emerald', 'sky', 'rose', 'azure', 'ivory', 'lime'] as const;

export const PAIRS = 36;

/** E-2, W-2, W-6: the numbers that are in both packs. */
export function numbersInPlay(edition: Edition, players: number): number[] {
  return Array.from({ length: PAIRS - edition.pairsLeftOut(players) }, (_, index) => index + 1);
}
