import * as spywhereRules from '@oeillade/games/spywhere';
import { attemptKind, type Guise, giveKind, type Habits, takeKind } from './habits/habits.ts';

const NATIONS = spywhereRules.NATION_COUNT;

/** Nobody is taken to attempt always or never: one attempt would prove too much. */
const RARELY = 0.05;

/** What could be seen of a seat that might attempt: how sure it could be, and how many attempts it was from the end. */
export interface Opportunity {
  readonly chance: number;
  readonly left: number;
}

/**
 * What the public acts say about who is who: for each seat and everything it may be, how likely its acts were. How a
 * seat plays is not known either, so that every way to play that is thought of is weighed with it.
 * Seats act each for themselves, so that the joint likelihood is the product; that passports are distinct comes in
 * where beliefs are made of it.
 */
export class Evidence {
  readonly identities: readonly number[];
  /** By seat. */
  readonly #guises: readonly (readonly Guise[])[];
  readonly #inPlay: number;
  /** By seat: for each guise all the identities; the likeliest of each seat is 1. */
  readonly #weights: Float64Array[];
  /** By seat, then by identity: the sum over the guises. */
  readonly #sums: Float64Array[];
  /** By seat, then by nationality: cards that everybody saw go into that hand. */
  readonly #gathered: Uint8Array[];
  readonly #plain = new Float64Array(NATIONS);
  readonly #mine = new Float64Array(NATIONS);

  constructor(identities: readonly number[], guises: readonly (readonly Guise[])[]) {
    this.identities = identities;
    this.#guises = guises;
    this.#inPlay = identities.reduce((all, own) => all | own, 0);
    this.#sums = guises.map(() => new Float64Array(identities.length).fill(1));
    this.#gathered = guises.map(() => new Uint8Array(NATIONS));
    this.#weights = guises.map((some) => {
      const weights = new Float64Array(some.length * identities.length);
      some.forEach(({ prior }, index) => {
        weights.fill(prior, index * identities.length, (index + 1) * identities.length);
      });
      return weights;
    });
  }

  /** The same as it stands now, with every seat's habits blended as far as they are known. */
  blended(): Evidence {
    const copy = new Evidence(
      this.identities,
      this.#guises.map((_, seat) => [{ habits: this.habitsOf(seat), prior: 1 }]),
    );
    for (let seat = 0; seat < this.#sums.length; seat++) {
      copy.#weights[seat]!.set(this.#sums[seat]!);
      copy.#sums[seat]!.set(this.#sums[seat]!);
      copy.#gathered[seat]!.set(this.#gathered[seat]!);
    }
    return copy;
  }

  /** Another of the same guises, to be overwritten by `become`. */
  like(): Evidence {
    return new Evidence(this.identities, this.#guises);
  }

  /** Takes over what another of the same guises has found out, without taking new room. */
  become(other: Evidence): void {
    for (let seat = 0; seat < this.#weights.length; seat++) {
      this.#weights[seat]!.set(other.#weights[seat]!);
      this.#sums[seat]!.set(other.#sums[seat]!);
      this.#gathered[seat]!.set(other.#gathered[seat]!);
    }
  }

  of(seat: number): Float64Array {
    return this.#sums[seat]!;
  }

  /** How likely a seat plays in each of its guises. */
  guisesOf(seat: number): number[] {
    const many = this.identities.length;
    const sums = this.#guises[seat]!.map((_, guise) => {
      let sum = 0;
      for (let index = 0; index < many; index++) sum += this.#weights[seat]![guise * many + index]!;
      return sum;
    });
    const total = sums.reduce((all, sum) => all + sum, 0);
    return sums.map((sum) => sum / total);
  }

  /** How a seat probably plays. */
  habitsOf(seat: number): Habits {
    const guises = this.#guises[seat]!;
    const [first] = guises;
    if (guises.length === 1) return first!.habits;
    const chances = this.guisesOf(seat);
    const mix = (of: (habits: Habits) => readonly number[]): number[] =>
      of(first!.habits).map((_, kind) =>
        guises.reduce((sum, { habits }, guise) => sum + chances[guise]! * of(habits)[kind]!, 0),
      );
    return {
      takes: mix(({ takes }) => takes),
      gives: mix(({ gives }) => gives),
      declines: mix(({ declines }) => [declines])[0]!,
      attempts: mix(({ attempts }) => attempts),
    };
  }

  /** S-21: `market` as it lay before, cards by nationality. */
  exchanged(seat: number, market: ArrayLike<number>, gave: number, took: number): void {
    const gathered = this.#gathered[seat]!;
    const guises = this.#guises[seat]!;
    for (let guise = 0; guise < guises.length; guise++) {
      const { habits } = guises[guise]!;
      this.#weighTaking(habits, gathered, market);
      this.#choose(seat, guise, took);
      this.#weighGiving(habits, gathered, market, took);
      this.#choose(seat, guise, gave);
    }
    this.#sum(seat);
    gathered[took]!++;
    if (gathered[gave]! > 0) gathered[gave]!--;
  }

  /** S-24: nobody eliminates their own nationality, so this is proof. */
  eliminated(seat: number, nation: number): void {
    this.#update(seat, () => (own) => ((own >> nation) & 1 ? 0 : 1));
  }

  /** A triple was there, and the seat ended its turn without eliminating it. */
  declined(seat: number, nation: number): void {
    this.#update(
      seat,
      ({ habits }) =>
        (own) =>
          (own >> nation) & 1 ? 1 : habits.declines,
    );
  }

  /** The seat might attempt, and did or did not: that tells how it plays, whoever it is. */
  mightAttempt(seat: number, { chance, left }: Opportunity, did: boolean): void {
    const kind = attemptKind(chance, left);
    this.#update(seat, ({ habits }) => {
      const often = Math.max(RARELY, Math.min(1 - RARELY, habits.attempts[kind]!));
      return () => (did ? often : 1 - often);
    });
  }

  /** What was found out fades: everything becomes more alike. */
  fade(share: number): void {
    for (let seat = 0; seat < this.#weights.length; seat++) {
      const weights = this.#weights[seat]!;
      for (let index = 0; index < weights.length; index++) {
        if (weights[index] !== 0) weights[index] = weights[index]! ** share;
      }
      this.#sum(seat);
    }
  }

  /** How attractive each card of the market is to players whose nationality it is (`#mine`), and to all others (`#plain`). */
  #weighTaking({ takes }: Habits, gathered: Uint8Array, market: ArrayLike<number>): void {
    for (let nation = 0; nation < NATIONS; nation++) {
      const many = market[nation]!;
      const gathers = gathered[nation]! > 0;
      this.#plain[nation] = many === 0 ? 0 : takes[takeKind(false, many, gathers)]!;
      this.#mine[nation] = many === 0 ? 0 : takes[takeKind(true, many, gathers)]!;
    }
  }

  /** How readily each card is given away, by players whose nationality it is and by all others. */
  #weighGiving({ gives }: Habits, gathered: Uint8Array, market: ArrayLike<number>, took: number): void {
    for (let nation = 0; nation < NATIONS; nation++) {
      const isIn = ((this.#inPlay >> nation) & 1) !== 0;
      const isTaken = nation === took;
      const others = market[nation]! - Number(isTaken);
      const gathers = gathered[nation]! > 0;
      this.#plain[nation] = isIn ? gives[giveKind(false, others, gathers, isTaken)]! : 0;
      this.#mine[nation] = isIn ? gives[giveKind(true, others, gathers, isTaken)]! : 0;
    }
  }

  /** Updates what is believed of a seat: under each identity, the chosen card is as likely as its share of all weights. */
  #choose(seat: number, guise: number, chosen: number): void {
    const plain = this.#plain;
    const mine = this.#mine;
    const weights = this.#weights[seat]!;
    const many = this.identities.length;
    let sum = 0;
    for (let nation = 0; nation < NATIONS; nation++) sum += plain[nation]!;
    for (let index = 0; index < many; index++) {
      const own = this.identities[index]!;
      let all = sum;
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        const nation = 31 - Math.clz32(rest & -rest);
        all += mine[nation]! - plain[nation]!;
      }
      weights[guise * many + index]! *= ((own >> chosen) & 1 ? mine[chosen]! : plain[chosen]!) / all;
    }
  }

  #update(seat: number, likelihoodIn: (guise: Guise) => (own: number) => number): void {
    const weights = this.#weights[seat]!;
    const guises = this.#guises[seat]!;
    const many = this.identities.length;
    for (let guise = 0; guise < guises.length; guise++) {
      const likelihood = likelihoodIn(guises[guise]!);
      const from = guise * many;
      for (let index = 0; index < many; index++)
        weights[from + index]! *= likelihood(this.identities[index]!);
    }
    this.#sum(seat);
  }

  /** Sums up over the guises, the likeliest identity being 1. */
  #sum(seat: number): void {
    const weights = this.#weights[seat]!;
    const sums = this.#sums[seat]!;
    const many = sums.length;
    sums.fill(0);
    for (let from = 0; from < weights.length; from += many) {
      for (let index = 0; index < many; index++) sums[index]! += weights[from + index]!;
    }
    let most = 0;
    for (let index = 0; index < many; index++) if (sums[index]! > most) most = sums[index]!;
    for (let index = 0; index < many; index++) sums[index]! /= most;
    for (let index = 0; index < weights.length; index++) weights[index]! /= most;
  }
}

export function sizeOf(set: number): number {
  let size = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) size++;
  return size;
}
