import type { Chance, ChanceDrawn } from '../game.ts';

/**
 * Chance that repeats the shuffles and rolls of a record, in their order. If a record has one that cannot have been drawn,
 * the cards stay as they are, or the die shows a one: the lines that follow then differ from the record.
 */
export class RecordedChance implements Chance {
  readonly #drawn: Iterator<ChanceDrawn>;
  /** What is left of dice that were rolled together. */
  #dice: readonly number[] = [];
  #sides = 0;

  constructor(drawn: Iterable<ChanceDrawn>) {
    this.#drawn = drawn[Symbol.iterator]();
  }

  shuffled(cards: readonly number[]): readonly number[] {
    this.#dice = [];
    const next = this.#next();
    return next?.kind === 'shuffle' && isSameCards(cards, next.cards) ? next.cards : cards;
  }

  roll(sides: number): number {
    if (this.#dice.length === 0) {
      const next = this.#next();
      [this.#sides, this.#dice] = next?.kind === 'roll' ? [next.sides, next.values] : [0, []];
    }
    const [value = 0, ...rest] = this.#dice;
    this.#dice = rest;
    return this.#sides === sides && value >= 1 && value <= sides ? value : 1;
  }

  #next(): ChanceDrawn | null {
    const next = this.#drawn.next();
    return next.done ? null : next.value;
  }
}

function isSameCards(some: readonly number[], others: readonly number[]): boolean {
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b).join();
  return sorted(some) === sorted(others);
}
