import type { Metrics } from './metrics.ts';
import type { SeldomLog } from './seldom.ts';

/** Why an address was refused: each is a label of `oeillade_limited_total`. */
export type Limit =
  | 'requests'
  | 'unanswered'
  | 'pipelined'
  | 'unread'
  | 'tables'
  | 'guesses'
  | 'sockets'
  | 'connections';

/**
 * Why a request was turned away: each is a label of `oeillade_requests_turned_away_total`, and the code of the refusal.
 */
export type Stranger = 'unknown-host' | 'foreign-page';

/** Why a socket was turned away, beside the limits of its address: each is a label of `oeillade_sockets_turned_away_total`. */
export type NoSocket =
  | 'not-a-socket'
  | 'foreign-name'
  | 'foreign-page'
  | 'no-such-table'
  | 'table-elsewhere'
  | 'bad-handshake'
  | 'internal';

/** Counts and logs refusals, each reason once in ten seconds: blank pages without a line in the log help nobody. */
export class Refusals {
  readonly #metrics: Metrics;
  readonly #log: SeldomLog;

  constructor(metrics: Metrics, log: SeldomLog) {
    this.#metrics = metrics;
    this.#log = log;
  }

  count(limit: Limit, address: string): void {
    this.#metrics.limited.inc({ limit });
    this.#log.warn({ limit, address }, 'an address has reached a limit', `limit ${limit}`);
  }

  /** A request names another server, or comes from a page of another site. */
  turnAway(reason: Stranger, address: string): void {
    this.#metrics.requestsTurnedAway.inc({ reason });
    this.#log.warn({ reason, address }, 'a request was turned away', `stranger ${reason}`);
  }

  turnSocketAway(reason: NoSocket, address: string, table: string | null): void {
    this.#metrics.turnedAway.inc({ reason });
    this.#log.warn({ reason, address, table }, 'socket turned away', `socket ${reason}`);
  }
}
