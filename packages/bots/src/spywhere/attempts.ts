import type { Evidence, Opportunity } from './evidence.ts';
import { sureness } from './sureness.ts';

/** Follows who has attempted whom, and so who may still attempt. */
export class Attempts {
  readonly #players: number;
  /** By seat: the seats that it attempted, once for each attempt. */
  readonly #made: number[][];
  readonly #turns: number[];
  /** In the turn that is being played. */
  attemptedNow = false;

  constructor(players: number) {
    this.#players = players;
    this.#made = Array.from({ length: players }, () => []);
    this.#turns = new Array<number>(players).fill(0);
  }

  attempted(seat: number, at: number): void {
    this.#made[seat]!.push(at);
    this.attemptedNow = true;
  }

  turnEnded(seat: number): void {
    this.attemptedNow = false;
    this.#turns[seat]!++;
  }

  /** Null where the seat may not attempt: it has attempted everybody, or it is too early (S-52). */
  opportunity(seat: number, evidence: Evidence): Opportunity | null {
    const made = this.#made[seat]!;
    const isTwo = this.#players === 2;
    const left = (isTwo ? 2 : this.#players - 1) - made.length;
    if (left === 0 || (isTwo && this.#turns[seat]! < 4)) return null;
    let open = ((1 << this.#players) - 1) & ~(1 << seat);
    if (!isTwo) for (const at of made) open &= ~(1 << at);
    return { chance: sureness(evidence, open), left };
  }
}
