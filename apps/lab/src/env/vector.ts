import type { Seat, Setup } from '@oeillade/kernel';
import type { GazeSeen, TableRules } from '@oeillade/table';
import { partOf } from '../games/part-of.ts';
import { flag, othersFrom } from '../observation/numbers.ts';
import type { SeatKnowledge } from '../observation/seat-knowledge.ts';
import type { EyeMemory } from './eye-memory.ts';

/** What a seat sees at a moment. */
export interface SeatSight {
  readonly now: number;
  readonly looking: Seat | null;
  readonly sees: readonly GazeSeen[];
  readonly felt: number | null;
}

/** What a seat knows as numbers from 0 to 1, always as many; other seats are counted from the own one on. */
export class SeatVector {
  readonly #game: string;
  readonly #setup: Setup;
  readonly #rules: TableRules;
  readonly #known: SeatKnowledge;
  readonly #eyes: EyeMemory;
  /** What lies on the table is put into numbers once, until something happens there. */
  #table: { readonly view: object; readonly numbers: readonly number[] } | null = null;

  constructor(
    { game, setup, rules }: { readonly game: string; readonly setup: Setup; readonly rules: TableRules },
    known: SeatKnowledge,
    eyes: EyeMemory,
  ) {
    this.#game = game;
    this.#setup = setup;
    this.#rules = rules;
    this.#known = known;
    this.#eyes = eyes;
  }

  at(sight: SeatSight): number[] {
    const { isAwaited, isSuspended, callFrom } = this.#known;
    const wait = Math.max(0, callFrom - sight.now) / Math.max(1, this.#rules.leastBetweenCalls);
    const own = [flag(isAwaited), flag(isSuspended), Math.min(1, wait)];
    return [...this.#tablePart(), ...own, ...this.#eyePart(sight)];
  }

  #tablePart(): readonly number[] {
    const { view, seat } = this.#known;
    if (this.#table?.view !== view) {
      const numbers = partOf(this.#game).features?.(view, this.#setup, seat) ?? [];
      this.#table = { view, numbers };
    }
    return this.#table.numbers;
  }

  #eyePart({ now, looking, sees, felt }: SeatSight): number[] {
    const { players } = this.#setup;
    const { seat } = this.#known;
    const others = othersFrom(players, seat);
    const targets = [null, seat, ...others];
    return [
      ...[null, ...others].map((face) => flag(looking === face)),
      (felt ?? 0) / (players - 1),
      // Of each other: whether its eyes are seen, and where they are.
      ...others.flatMap((other) => {
        const seen = sees.find(({ of }) => of === other);
        return targets.map((target) => flag(seen?.at === target));
      }),
      // Of each other: the signals that it was seen to make, to each seat.
      ...others.flatMap((other) => [seat, ...others].map((to) => this.#eyes.freshness(other, to, now))),
    ];
  }
}
