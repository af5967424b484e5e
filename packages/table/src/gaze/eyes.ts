import type { Seat } from '@oeillade/kernel';
import type { EyesSeen, GazeSeen } from '../messages.ts';
import type { TableRules } from '../rules.ts';

const BOARD = -1;

/**
 * Where everybody's eyes are, as a state: it is asked what a seat sees at a moment. There is no queue of sights, so none is
 * told when it is no longer true.
 */
export class Eyes {
  readonly #rules: Pick<TableRules, 'turning' | 'peripheral' | 'felt'>;
  readonly #at: Int8Array;
  /** From when on each seat sees the face that it looks at (D-4). */
  readonly #seesFrom: Float64Array;

  constructor(players: number, rules: Pick<TableRules, 'turning' | 'peripheral' | 'felt'>) {
    this.#rules = rules;
    this.#at = new Int8Array(players).fill(BOARD);
    this.#seesFrom = new Float64Array(players);
  }

  lookingAt(seat: Seat): Seat | null {
    const at = this.#at[seat]!;
    return at === BOARD ? null : at;
  }

  turn(seat: Seat, at: Seat | null, t: number): void {
    this.#at[seat] = at ?? BOARD;
    this.#seesFrom[seat] = t + this.#rules.turning;
  }

  /** From when on a seat sees that face; never, where it looks elsewhere. */
  seesFrom(viewer: Seat, face: Seat): number {
    return this.#at[viewer] === face ? this.#seesFrom[viewer]! : Number.POSITIVE_INFINITY;
  }

  /** The face that a seat looks at, once it has turned to it (D-4). */
  faceSeenBy(viewer: Seat, t: number): Seat | null {
    return this.#seesFrom[viewer]! <= t ? this.lookingAt(viewer) : null;
  }

  /** The last moment until `t` at which anybody's sight changed: eyes turned, or had turned. */
  changedAt(t: number): number {
    let last = 0;
    for (const sees of this.#seesFrom) last = Math.max(last, sees <= t ? sees : sees - this.#rules.turning);
    return last;
  }

  /** What somebody without a face of their own sees who looks at this one, or at the board (D-31). */
  sightOn(face: Seat | null): EyesSeen {
    const sees: GazeSeen[] = [];
    for (let other = 0; other < this.#at.length; other++) {
      if (this.#rules.peripheral || other === face) sees.push({ of: other, at: this.lookingAt(other) });
    }
    return { m: 'eyes', sees, felt: null };
  }

  /** What a seat sees of other eyes at `t` (D-3, D-7), and how many rest on its own face (D-10). */
  sightOf(seat: Seat, t: number): EyesSeen {
    const sees: GazeSeen[] = [];
    let felt = 0;
    for (let other = 0; other < this.#at.length; other++) {
      if (other === seat) continue;
      if (this.#rules.peripheral || this.seesFrom(seat, other) <= t)
        sees.push({ of: other, at: this.lookingAt(other) });
      if (this.seesFrom(other, seat) <= t) felt++;
    }
    return { m: 'eyes', sees, felt: this.#rules.felt ? felt : null };
  }
}

/** Whether two sights are the same, so that a seat that was told the one need not be told the other. */
export function isSameSight(one: EyesSeen, other: EyesSeen): boolean {
  if (one.felt !== other.felt || one.sees.length !== other.sees.length) return false;
  return one.sees.every(({ of, at }, index) => other.sees[index]!.of === of && other.sees[index]!.at === at);
}
