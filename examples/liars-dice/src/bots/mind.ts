import type { Level, Mind } from '@oeillade/bots';
import type { Random } from '@oeillade/kernel';
import type { DiceCommand, DiceSeen, DiceView } from '../rules/index.ts';
import { atLeast } from './chances.ts';

interface Character {
  /** Does it count its own dice, or only how many there are? */
  readonly countsOwn: boolean;
  /** How far it believes that others bid what they have: dice that it gives them for each bid of a face. */
  readonly believes: number;
  /** It doubts what is less likely than this. */
  readonly doubtsBelow: number;
  /** How far off the best bid it may choose. */
  readonly spread: number;
}

const CHARACTERS: Readonly<Partial<Record<Level, Character>>> & { readonly expert: Character } = {
  novice: { countsOwn: false, believes: 0, doubtsBelow: 0.2, spread: 0.3 },
  regular: { countsOwn: true, believes: 0, doubtsBelow: 0.3, spread: 0.12 },
  expert: { countsOwn: true, believes: 0.5, doubtsBelow: 0.4, spread: 0.04 },
};

/** Bids what is likely by its own dice and by what was bid, and doubts what is not. */
export class CountingMind implements Mind<DiceCommand, DiceView, DiceSeen> {
  readonly #character: Character;
  readonly #seat: number;
  readonly #random: Random;
  /** Which faces the others have bid since the last roll. */
  #bidBy = new Map<number, Set<number>>();

  constructor(level: Level, seat: number, random: Random) {
    // A level that has no character here plays as well as the best that has one.
    this.#character = CHARACTERS[level] ?? CHARACTERS.expert;
    this.#seat = seat;
    this.#random = random;
  }

  notice(seen: DiceSeen, standIn: boolean): void {
    if (seen.e === 'dealt' || seen.e === 'rolled') this.#bidBy = new Map();
    if (seen.e !== 'bid' || seen.seat === this.#seat || standIn) return;
    this.#bidBy.set(seen.face, (this.#bidBy.get(seen.face) ?? new Set()).add(seen.seat));
  }

  choose(view: DiceView, legal: readonly DiceCommand[]): DiceCommand {
    const { doubtsBelow, spread } = this.#character;
    const doubt = legal.find((command) => command.do === 'doubt');
    if (doubt && view.bid && this.#likely(view, view.bid) < doubtsBelow) return doubt;
    const bids = legal
      .flatMap((command) => (command.do === 'bid' ? [{ command, chance: this.#likely(view, command) }] : []))
      .sort((one, other) => other.chance - one.chance);
    const best = bids[0];
    if (!best) return doubt!;
    // The most likely bid tells most about one's own dice: one of those nearly as good will do.
    const good = bids.filter(({ chance }) => chance >= best.chance - spread);
    return this.#random.pick(good).command;
  }

  #likely(
    { dice, counts }: DiceView,
    { count, face }: { readonly count: number; readonly face: number },
  ): number {
    const { countsOwn, believes } = this.#character;
    const all = counts.reduce((sum, one) => sum + one, 0);
    const own = countsOwn && dice ? dice : [];
    const told = Math.round(believes * (this.#bidBy.get(face)?.size ?? 0));
    const known = own.filter((die) => die === face).length + told;
    return atLeast(count - known, Math.max(0, all - own.length - told));
  }
}
