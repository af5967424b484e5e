import { Buckets } from './buckets.ts';
import { now } from './clock.ts';

/** Connections that one address may have beside its sockets: pages, requests, what a browser keeps open. */
const MORE_CONNECTIONS = 64;

/** Tables that addresses are remembered to have found. */
const MOST_FOUND = 50_000;

/** How many of something each address has right now. */
class Tally {
  readonly #counts = new Map<string, number>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= this.#most) return false;
    this.#counts.set(address, count + 1);
    return true;
  }

  leave(address: string): void {
    const count = (this.#counts.get(address) ?? 1) - 1;
    if (count > 0) this.#counts.set(address, count);
    else this.#counts.delete(address);
  }
}

/** What one address may do: ask, open tables, try codes, hold sockets. */
export class Gate {
  readonly connections: Tally;
  readonly sockets: Tally;
  readonly #requests: Buckets;
  readonly #opens: Buckets;
  readonly #guesses: Map<string, { count: number; until: number }> = new Map();
  readonly #mostGuesses: number;
  /** Who has found which table: one guesser does not lock out those who play behind the same address. */
  readonly #found = new Set<string>();

  constructor(limits: {
    readonly requestsPerSecond: number;
    readonly tablesPerHour: number;
    readonly guessesPerMinute: number;
    readonly sockets: number;
  }) {
    this.connections = new Tally(limits.sockets + MORE_CONNECTIONS);
    this.sockets = new Tally(limits.sockets);
    this.#requests = new Buckets(limits.requestsPerSecond * 4, limits.requestsPerSecond);
    this.#opens = new Buckets(limits.tablesPerHour, limits.tablesPerHour / 3600);
    this.#mostGuesses = limits.guessesPerMinute;
  }

  mayAsk(address: string): boolean {
    return this.#requests.take(address, now());
  }

  mayOpen(address: string): boolean {
    return this.#opens.take(address, now());
  }

  /** False for an address that has tried too many codes that do not exist, but for tables that it has found before. */
  mayTry(address: string, code: string | null): boolean {
    const guesses = this.#guesses.get(address);
    if (!guesses) return true;
    if (guesses.until > now())
      return guesses.count < this.#mostGuesses || this.#found.has(`${address} ${code}`);
    this.#guesses.delete(address);
    return true;
  }

  /** Somebody asked for a table that is there. */
  found(address: string, code: string | null): void {
    const known = `${address} ${code}`;
    // Anew at the end: the oldest are at the front, and go first.
    this.#found.delete(known);
    this.#found.add(known);
    if (this.#found.size > MOST_FOUND)
      for (const oldest of this.#found) return void this.#found.delete(oldest);
  }

  /** Somebody asked for a table that is not there. */
  missed(address: string): void {
    const at = now();
    const guesses = this.#guesses.get(address);
    if (guesses && guesses.until > at) {
      guesses.count++;
      return;
    }
    // Anew at the end: the oldest are at the front, and go first.
    this.#guesses.delete(address);
    this.#guesses.set(address, { count: 1, until: at + 60_000 });
    for (const [old, { until }] of this.#guesses) {
      if (until > at) break;
      this.#guesses.delete(old);
    }
  }
}
