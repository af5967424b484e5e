import * as spywhereRules from '@oeillade/games/spywhere';
import type { Evidence } from '../evidence.ts';

const { board, NATION_COUNT } = spywhereRules;

type State = spywhereRules.SpywhereState;

/** The best guess that a seat has; `at` is -1 where there is none to make. */
export interface BestGuess {
  at: number;
  nation: number;
  chance: number;
}

/**
 * How the players in a playout read each other: by the public evidence, each seat for itself. That passports are
 * distinct only counts for the reader's own, which is quick and nearly right.
 */
export class Readers {
  readonly #evidence: Evidence;
  readonly #chances = new Float64Array(NATION_COUNT);
  readonly best: BestGuess = { at: -1, nation: -1, chance: 0 };

  constructor(evidence: Evidence) {
    this.#evidence = evidence;
  }

  /** The surest guess of a seat with the cards and opponents it has left, into `best`. */
  findBest(state: State, seat: number, cards: number, open: number): BestGuess {
    const { best } = this;
    best.at = -1;
    best.chance = -1;
    for (let at = 0; at < state.deal.players; at++) {
      if (((open >> at) & 1) === 0) continue;
      this.#read(at, state.deal.own[seat]!);
      for (let nation = 0; nation < NATION_COUNT; nation++) {
        if (((cards >> nation) & 1) === 0 || this.#chances[nation]! <= best.chance) continue;
        best.at = at;
        best.nation = nation;
        best.chance = this.#chances[nation]!;
      }
    }
    return best;
  }

  /** The opponents whom a seat may still attempt, as a bit set. */
  static open(state: State, seat: number): number {
    let open = 0;
    for (let at = 0; at < state.deal.players; at++) {
      if (at !== seat && board.timesAttempted(state.cells, seat, at) < state.deal.attemptsEach)
        open |= 1 << at;
    }
    return open;
  }

  #read(at: number, own: number): void {
    const { identities } = this.#evidence;
    const weights = this.#evidence.of(at);
    const chances = this.#chances;
    chances.fill(0);
    let total = 0;
    for (let index = 0; index < identities.length; index++) {
      if ((identities[index]! & own) !== 0 || weights[index] === 0) continue;
      const weight = weights[index]!;
      total += weight;
      for (let nation = 0; nation < NATION_COUNT; nation++) {
        if ((identities[index]! >> nation) & 1) chances[nation]! += weight;
      }
    }
    if (total > 0) for (let nation = 0; nation < NATION_COUNT; nation++) chances[nation]! /= total;
  }
}
