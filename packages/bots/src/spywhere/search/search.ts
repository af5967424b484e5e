import * as spywhereRules from '@oeillade/games/spywhere';
import type { Evidence } from '../evidence.ts';
import type { Command } from '../mind.ts';
import type { Dice } from './dice.ts';
import { Playout } from './playout.ts';
import type { Worlds } from './worlds.ts';

const { spywhere } = spywhereRules;

/** Something that might be done, with what it seems to be worth before looking further. */
export interface Candidate {
  readonly command: Command;
  /** In shares of a victory. */
  readonly prior: number;
}

/** What is to be decided, and all that is known about it. */
export interface SearchQuestion {
  readonly seat: number;
  readonly candidates: readonly Candidate[];
  readonly worlds: Worlds;
  readonly evidence: Evidence;
  /** How sure one might want to be of one's attempts from then on. */
  readonly plans: readonly number[];
  readonly dice: Dice;
}

/** A point of lead counts for this much of a victory: it tells apart what wins or loses all the same, unless by far. */
const LEAD = 0.004;
const MOST_LEAD = 10;

/**
 * Compares candidates over sampled worlds, each played to the end by quick rules. All the candidates meet the
 * same worlds and the same luck, so that few worlds tell them apart. Its budget is counted in worlds, never in
 * time: the same seed chooses the same.
 */
export class Search {
  readonly #seat: number;
  readonly #candidates: readonly Candidate[];
  readonly #worlds: Worlds;
  readonly #evidence: Evidence;
  readonly #dice: Dice;
  readonly #playout: Playout;
  readonly #plans: readonly number[];
  /** By candidate, then by plan. */
  readonly #sums: number[][];
  #played = 0;

  constructor({ seat, candidates, worlds, evidence, plans, dice }: SearchQuestion) {
    this.#seat = seat;
    this.#candidates = candidates;
    this.#worlds = worlds;
    this.#evidence = evidence.blended();
    this.#plans = plans;
    this.#dice = dice;
    this.#playout = new Playout(seat, worlds.players, this.#evidence, dice);
    this.#sums = candidates.map(() => plans.map(() => 0));
  }

  /** Only one candidate is left: there is nothing to search. */
  get isSettled(): boolean {
    return this.#candidates.length === 1;
  }

  get played(): number {
    return this.#played;
  }

  /** Plays so many more worlds to their end. */
  look(worlds: number): void {
    for (let world = 0; world < worlds; world++) {
      const state = this.#worlds.sample(this.#dice);
      const { mark } = this.#dice;
      for (let index = 0; index < this.#candidates.length; index++) {
        const move = spywhere.toMove(state, this.#seat, this.#candidates[index]!.command)!;
        for (let plan = 0; plan < this.#plans.length; plan++) {
          const next = spywhere.copy(state);
          this.#dice.rewind(mark);
          this.#playout.run(next, move, this.#plans[plan]!, this.#evidence);
          this.#sums[index]![plan]! += this.#value(next);
        }
      }
      this.#played++;
    }
  }

  get best(): Command {
    let best = 0;
    for (let index = 1; index < this.#candidates.length; index++) {
      if (this.#worth(index) > this.#worth(best)) best = index;
    }
    return this.#candidates[best]!.command;
  }

  #worth(index: number): number {
    const seen = this.#played === 0 ? 0 : Math.max(...this.#sums[index]!) / this.#played;
    return seen + this.#candidates[index]!.prior;
  }

  #value(state: spywhereRules.SpywhereState): number {
    const { scores } = spywhere.outcome(state)!;
    const own = scores[this.#seat]!;
    let most = 0;
    let equal = 1;
    for (let seat = 0; seat < scores.length; seat++) {
      if (seat === this.#seat) continue;
      if (scores[seat]! > most) most = scores[seat]!;
      if (scores[seat] === own) equal++;
    }
    const lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, own - most));
    return (own > most ? 1 : own === most ? 1 / equal : 0) + LEAD * lead;
  }
}
