import * as spywhereRules from '@oeillade/games/spywhere';
import type { Evidence } from './evidence.ts';

const NATIONS = spywhereRules.NATION_COUNT;

/**
 * What one seat believes of the others: the evidence, and that no two share a passport (S-1), joined over all
 * the ways in which the passports can lie.
 */
export class Beliefs {
  /** By seat, then by nationality: how likely that seat has that passport. */
  readonly chances: Float64Array[];
  readonly #evidence: Evidence;
  readonly #others: number[] = [];
  readonly #identities: readonly number[];
  readonly #chosen: number[] = [];
  #total = 0;

  constructor(evidence: Evidence, players: number, seat: number, own: number) {
    this.#evidence = evidence;
    this.#identities = evidence.identities;
    this.chances = Array.from({ length: players }, () => new Float64Array(NATIONS));
    for (let other = 0; other < players; other++) if (other !== seat) this.#others.push(other);
    this.#join(0, own, 1);
    for (const chances of this.chances) {
      for (let nation = 0; nation < NATIONS; nation++) chances[nation]! /= this.#total;
    }
    for (let nation = 0; nation < NATIONS; nation++) if ((own >> nation) & 1) this.chances[seat]![nation] = 1;
  }

  #join(index: number, used: number, weight: number): void {
    if (index === this.#others.length) {
      this.#total += weight;
      for (let place = 0; place < index; place++) {
        const own = this.#identities[this.#chosen[place]!]!;
        const chances = this.chances[this.#others[place]!]!;
        for (let nation = 0; nation < NATIONS; nation++) if ((own >> nation) & 1) chances[nation]! += weight;
      }
      return;
    }
    const weights = this.#evidence.of(this.#others[index]!);
    for (let choice = 0; choice < this.#identities.length; choice++) {
      if (weights[choice] === 0 || (this.#identities[choice]! & used) !== 0) continue;
      this.#chosen[index] = choice;
      this.#join(index + 1, used | this.#identities[choice]!, weight * weights[choice]!);
    }
  }
}
