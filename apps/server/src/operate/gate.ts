import { Buckets } from './buckets.ts';
import { now } from './clock.ts';

/** What one address may do: open tables, try codes, hold sockets. */
export class Gate {
  readonly #opens: Buckets;
  readonly #guesses: Map<string, { count: number; until: number }> = new Map();
  readonly #sockets = new Map<string, number>();
  readonly #mostGuesses: number;
  readonly #mostSockets: number;

  constructor(limits: {
    readonly tablesPerHour: number;
    readonly guessesPerMinute: number;
    readonly sockets: number;
  }) {
    this.#opens = new Buckets(limits.tablesPerHour, limits.tablesPerHour / 3600);
    this.#mostGuesses = limits.guessesPerMinute;
    this.#mostSockets = limits.sockets;
  }

  mayOpen(address: string): boolean {
    return this.#opens.take(address, now());
  }

  /** False for an address that has tried too many codes that do not exist. */
  mayTry(address: string): boolean {
    const guesses = this.#guesses.get(address);
    if (!guesses) return true;
    if (guesses.until > now()) return guesses.count < this.#mostGuesses;
    this.#guesses.delete(address);
    return true;
  }

  /** Somebody asked for a table that is not there. */
  missed(address: string): void {
    const guesses = this.#guesses.get(address);
    if (guesses && guesses.until > now()) guesses.count++;
    else this.#guesses.set(address, { count: 1, until: now() + 60_000 });
    if (this.#guesses.size > 10_000) this.#forgetOld();
  }

  enter(address: string): boolean {
    const open = this.#sockets.get(address) ?? 0;
    if (open >= this.#mostSockets) return false;
    this.#sockets.set(address, open + 1);
    return true;
  }

  leave(address: string): void {
    const open = (this.#sockets.get(address) ?? 1) - 1;
    if (open > 0) this.#sockets.set(address, open);
    else this.#sockets.delete(address);
  }

  #forgetOld(): void {
    const at = now();
    for (const [address, { until }] of this.#guesses) if (until <= at) this.#guesses.delete(address);
  }
}
