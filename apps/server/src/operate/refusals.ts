import { CLOSE } from '@oeillade/protocol';
import type { Metrics } from './metrics.ts';
import type { SeldomLog } from './seldom.ts';

/** Which limit somebody came up against: each is a label of `oeillade_limited_total`. */
export type Limit =
  | 'requests'
  | 'unanswered'
  | 'pipelined'
  | 'unread'
  | 'tables'
  | 'guesses'
  | 'sockets'
  | 'connections'
  | 'bodies'
  | 'records'
  | 'frames'
  | 'large-frames'
  | 'live-packets'
  | 'live-tables'
  | 'shut-out'
  | NodesOwn;

/** Limits that Node keeps: what is not sent whole in time, and heads of requests that are too large. */
export type NodesOwn = 'slow-requests' | 'slow-handshakes' | 'headers';

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
  | 'not-ready'
  | 'internal';

/** What a client has brought upon itself, by what it sends or by what it leaves unread. */
const ITS_OWN_DOING: ReadonlySet<number> = new Set([CLOSE.abuse, CLOSE.tooSlow]);

/** Counts and logs refusals, each reason once in ten seconds: blank pages without a line in the log help nobody. */
export class Refusals {
  readonly #metrics: Metrics;
  readonly #log: SeldomLog;

  constructor(metrics: Metrics, log: SeldomLog) {
    this.#metrics = metrics;
    this.#log = log;
  }

  /** `address` is null where a whole table came up against it. */
  count(limit: Limit, address: string | null): void {
    this.#metrics.limited.inc({ limit });
    this.#log.warn({ limit, address }, 'a limit was reached', `limit ${limit}`);
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

  /** The server closes a socket that was let in: all are counted, and those logged whose client is the reason. */
  closeSocket(code: number, reason: string, address: string, table: string | null): void {
    this.#metrics.closed.inc({ reason });
    if (ITS_OWN_DOING.has(code))
      this.#log.warn({ reason, address, table }, 'a client was shown out', `shown out ${reason}`);
  }
}
