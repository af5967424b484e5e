import * as spywhereRules from '@oeillade/games/spywhere';

const NATIONS = spywhereRules.NATION_COUNT;

/** How somebody thinks that others play: what each act says about who did it follows from this. */
export interface Reading {
  /** How often one takes a card of one's own when there is one. */
  readonly takesOwn: number;
  /** How often one gives such a card away. */
  readonly givesOwn: number;
  /** How often one leaves a triple lying that one could eliminate. */
  readonly declines: number;
}

/**
 * What the public acts say about who is who: for each seat and everything it may be, how likely its acts were.
 * Seats act each for themselves, so that the joint likelihood is the product; that passports are distinct comes
 * in where beliefs are made of it.
 */
export class Evidence {
  readonly identities: readonly number[];
  readonly #reading: Reading;
  /** How many nationalities are in play. */
  readonly #nations: number;
  /** By seat, then by identity; the likeliest of each seat is 1. */
  readonly #weights: Float64Array[];

  constructor(players: number, identities: readonly number[], reading: Reading, weights?: Float64Array[]) {
    this.identities = identities;
    this.#reading = reading;
    this.#nations = sizeOf(identities.reduce((all, own) => all | own, 0));
    this.#weights =
      weights ?? Array.from({ length: players }, () => new Float64Array(identities.length).fill(1));
  }

  copy(): Evidence {
    return new Evidence(
      this.#weights.length,
      this.identities,
      this.#reading,
      this.#weights.map((weights) => weights.slice()),
    );
  }

  /** Takes over what another has found out, without taking new room. */
  become(other: Evidence): void {
    for (let seat = 0; seat < this.#weights.length; seat++) this.#weights[seat]!.set(other.#weights[seat]!);
  }

  of(seat: number): Float64Array {
    return this.#weights[seat]!;
  }

  /** S-21: `market` as it lay before, cards by nationality. */
  exchanged(seat: number, market: ArrayLike<number>, gave: number, took: number): void {
    if (gave === took) return;
    let kinds = 0;
    let lying = 0;
    for (let nation = 0; nation < NATIONS; nation++) {
      if (market[nation]! === 0) continue;
      kinds++;
      lying |= 1 << nation;
    }
    const { takesOwn, givesOwn } = this.#reading;
    this.#update(seat, (own) => {
      const wanted = sizeOf(own & lying);
      const likely =
        wanted === 0
          ? 1 / kinds
          : (own >> took) & 1
            ? takesOwn / wanted
            : (1 - takesOwn) / Math.max(1, kinds - wanted);
      return likely * ((own >> gave) & 1 ? givesOwn : (1 - givesOwn) / (this.#nations - sizeOf(own)));
    });
  }

  /** S-24: proof. */
  eliminated(seat: number, nation: number): void {
    this.#update(seat, (own) => ((own >> nation) & 1 ? 0 : 1));
  }

  /** A triple was there, and the seat ended its turn without eliminating it. */
  declined(seat: number, nation: number): void {
    this.#update(seat, (own) => ((own >> nation) & 1 ? 1 : this.#reading.declines));
  }

  /** What was found out fades: everything becomes more alike. */
  fade(share: number): void {
    for (const weights of this.#weights) {
      for (let index = 0; index < weights.length; index++) {
        if (weights[index] !== 0) weights[index] = weights[index]! ** share;
      }
    }
  }

  #update(seat: number, likelihood: (own: number) => number): void {
    const weights = this.#weights[seat]!;
    let most = 0;
    for (let index = 0; index < weights.length; index++) {
      weights[index]! *= likelihood(this.identities[index]!);
      if (weights[index]! > most) most = weights[index]!;
    }
    for (let index = 0; index < weights.length; index++) weights[index]! /= most;
  }
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
