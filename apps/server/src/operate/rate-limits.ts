import { AddressCount } from './address-count.ts';
import { Buckets } from './buckets.ts';
import { now } from './clock.ts';
import { Guesses } from './guesses.ts';
import { SocketCount } from './socket-count.ts';

/**
 * Connections for each socket that an address may have: a browser has one socket and six connections for pages, twice
 * that while it reloads. An idle connection costs some kilobytes; what hurts is counted by itself.
 */
const CONNECTIONS_A_SOCKET = 16;

/** Requests that one address may have unanswered: a class of thirty loads a page with 180. */
const MOST_AT_ONCE = 512;

export interface RateLimitSettings {
  readonly requestsPerSecond: number;
  readonly tablesPerHour: number;
  readonly guessesPerMinute: number;
  readonly sockets: number;
}

/** What one address may do: ask, open tables, try codes, hold sockets. */
export class RateLimits {
  readonly connections: AddressCount;
  readonly unanswered = new AddressCount(MOST_AT_ONCE);
  readonly sockets: SocketCount;
  /** Every seat may have a live socket beside its own. */
  readonly liveSockets: SocketCount;
  readonly guesses: Guesses;
  readonly #now: () => number;
  readonly #requests: Buckets;
  readonly #opens: Buckets;

  constructor(limits: RateLimitSettings, clock = now) {
    this.#now = clock;
    this.connections = new AddressCount(limits.sockets * CONNECTIONS_A_SOCKET);
    this.sockets = new SocketCount(limits.sockets);
    this.liveSockets = new SocketCount(limits.sockets);
    this.guesses = new Guesses(limits.guessesPerMinute, clock);
    this.#requests = new Buckets(limits.requestsPerSecond * 4, limits.requestsPerSecond);
    this.#opens = new Buckets(limits.tablesPerHour, limits.tablesPerHour / 3600);
  }

  mayAsk(address: string): boolean {
    return this.#requests.take(address, this.#now());
  }

  mayOpen(address: string): boolean {
    return this.#opens.take(address, this.#now());
  }

  /** Milliseconds until an address may open a table again. */
  waitToOpen(address: string): number {
    return this.#opens.waitOf(address, this.#now());
  }
}
