import { neighbourhood } from './address.ts';

/** How many tables are remembered as found by addresses. */
const MOST_FOUND = 50_000;
/** How many networks are remembered with what they have guessed: the oldest goes first, so that a flood of networks fills no memory. */
export const MOST_GUESSERS = 50_000;
const WINDOW = 60_000;

/** The wrong codes of one network in the running minute. */
interface Guesser {
  count: number;
  readonly until: number;
  /** Codes that are being looked up: all who try the same one at the same time guess once. */
  readonly trying: Map<string, number>;
}

/** Somebody looks for a table. Exactly one of the three says what came of it. */
export interface CodeAttempt {
  found(): void;
  missed(): void;
  /** Nobody can tell right now whether there is such a table. */
  unknown(): void;
}

/**
 * How many codes of tables that do not exist an address may try. A guess is counted before the table is looked up, and
 * given back where the table exists: of four hundred that are sent at once no more than the limit are looked up.
 */
export class Guesses {
  readonly #most: number;
  readonly #now: () => number;
  readonly #guessers = new Map<string, Guesser>();
  /** Who has found which table: one guesser does not lock out those who play behind the same address. */
  readonly #found = new Set<string>();

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Null for an address that has tried too many, but for tables that it has found before. */
  attempt(address: string, code: string | null): CodeAttempt | null {
    const known = `${address} ${code}`;
    if (this.#found.has(known)) return { found: () => this.#remember(known), missed() {}, unknown() {} };
    const guesser = this.#guesserAt(neighbourhood(address));
    const key = code ?? '';
    const others = guesser.trying.get(key) ?? 0;
    if (others === 0 && guesser.count >= this.#most) return null;
    if (others === 0) guesser.count++;
    guesser.trying.set(key, others + 1);
    return {
      found: () => {
        this.#over(guesser, key, 1);
        this.#remember(known);
      },
      missed: () => this.#over(guesser, key, 0),
      unknown: () => this.#over(guesser, key, 1),
    };
  }

  /** Milliseconds until an address may guess again. */
  waitOf(address: string): number {
    return Math.max(0, (this.#guessers.get(neighbourhood(address))?.until ?? 0) - this.#now());
  }

  #over(guesser: Guesser, key: string, givenBack: number): void {
    const others = (guesser.trying.get(key) ?? 1) - 1;
    if (others > 0) guesser.trying.set(key, others);
    else {
      guesser.trying.delete(key);
      guesser.count -= givenBack;
    }
  }

  #guesserAt(network: string): Guesser {
    const now = this.#now();
    const known = this.#guessers.get(network);
    if (known && known.until > now) return known;
    // Set anew at the end of the map: the oldest entries are at its front, and are removed first.
    this.#guessers.delete(network);
    for (const [old, { until }] of this.#guessers) {
      if (until > now) break;
      this.#guessers.delete(old);
    }
    const guesser = { count: 0, until: now + WINDOW, trying: new Map<string, number>() };
    this.#guessers.set(network, guesser);
    if (this.#guessers.size > MOST_GUESSERS) forgetOldest(this.#guessers);
    return guesser;
  }

  #remember(known: string): void {
    // Anew at the end: the oldest are at the front, and go first.
    this.#found.delete(known);
    this.#found.add(known);
    if (this.#found.size > MOST_FOUND) forgetOldest(this.#found);
  }
}

/** The first key is the one that was set before all others. */
function forgetOldest(kept: Map<string, unknown> | Set<string>): void {
  for (const oldest of kept.keys()) return void kept.delete(oldest);
}
