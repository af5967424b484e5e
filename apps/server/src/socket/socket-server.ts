import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, readCode } from '@oeillade/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { sendSocketOn } from '../cluster/proxy.ts';
import type { Hosts } from '../http/hosts.ts';
import { isOurs } from '../http/origin.ts';
import { LiveBudgets } from '../live/live-budget.ts';
import { type LiveConnectionNeeds, LiveSocketConnection } from '../live/live-socket-connection.ts';
import { machineClock } from '../operate/clock.ts';
import type { Logger } from '../operate/log.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { RateLimits } from '../operate/rate-limits.ts';
import type { Limit, NoSocket, Refusals } from '../operate/refusals.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import { retryAfter } from '../refuse.ts';
import type { Found, Rooms } from '../room/rooms.ts';
import { SeatBuckets } from './seat-buckets.ts';
import { SocketConnection, type SocketConnectionNeeds } from './socket-connection.ts';

export interface SocketServerNeeds {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly rateLimits: RateLimits;
  readonly refusals: Refusals;
  readonly hosts: Hosts;
  readonly framesPerSecond: number;
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

/**
 * Larger frames are not even read: the client is cut off. Those over the limit of a connection are refused. A picture of
 * a living face may be almost as large.
 */
const LARGEST_FRAME = 64 * 1024;
const FAREWELL = 500;
const SOCKETS = {
  noServer: true,
  maxPayload: LARGEST_FRAME,
  perMessageDeflate: false,
  // Connections count the pings that they answer, and answer none of a client that does not read.
  autoPong: false,
  // No message needs more fragments: each costs more memory than the few bytes in it.
  maxFragments: 64,
  maxBufferedChunks: 1024,
  closeTimeout: 2_000,
};
const PATH = /^\/api\/tables\/([^/?]+)\/(socket|live)(?:\?|$)/;

const STATUS = {
  403: 'Forbidden',
  404: 'Not Found',
  421: 'Misdirected Request',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/**
 * Only these requests become sockets. Others that name a protocol to change to, such as `Upgrade: h2c`, are answered as if
 * they did not: a server may go on with HTTP/1.1, and clients that ask for HTTP/2 in this way count on it.
 */
export function isForSocket({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket' && PATH.test(url);
}

/** Lets sockets in: from our own pages, to tables that are there, and not too many from one address. */
export class SocketServer {
  readonly #needs: SocketServerNeeds;
  readonly #server = new WebSocketServer(SOCKETS);
  readonly #shared: SocketConnectionNeeds;
  readonly #sharedLive: LiveConnectionNeeds;
  #isClosed = false;

  constructor(needs: SocketServerNeeds) {
    this.#needs = needs;
    const buckets = new SeatBuckets(needs.framesPerSecond);
    const { metrics, refusals } = needs;
    this.#shared = { metrics, refusals, buckets, clock: machineClock };
    this.#sharedLive = { metrics, refusals, budgets: new LiveBudgets(), clock: machineClock };
  }

  /** `server` was made with `isForSocket` as its `shouldUpgradeCallback`. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Until the socket is a WebSocket nobody else listens, and an error without a listener ends the process.
      socket.on('error', () => socket.destroy());
      // Node before 24.9 asks nobody what is an upgrade.
      if (!isForSocket(request)) return this.#reject(request, socket, 404, 'not-a-socket');
      this.#upgrade(request, socket, head).catch((error: Error) => {
        this.#needs.log.error({ error: error.stack }, 'a socket could not be let in');
        this.#note(request, 'internal');
        socket.destroy();
      });
    });
  }

  get open(): number {
    return this.#server.clients.size;
  }

  /** Lets no more sockets in. The sockets that are open are told by their rooms. */
  close(): void {
    this.#isClosed = true;
    this.#server.close();
    for (const socket of this.#server.clients) {
      socket.close(CLOSE.moved, 'moved');
      // Who does not answer is not waited for.
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { rateLimits, rooms, hosts, origins } = this.#needs;
    const code = codeOf(request);
    const address = this.#needs.addressOf(request);
    if (!hosts.knows(request)) return this.#reject(request, socket, 421, 'foreign-name');
    if (!isOurs(request, origins)) return this.#reject(request, socket, 403, 'foreign-page');
    if (!rateLimits.mayAsk(address)) return this.#limit(request, socket, 'requests');
    const attempt = rateLimits.guesses.attempt(address, code);
    if (!attempt) return this.#limit(request, socket, 'guesses', rateLimits.guesses.waitOf(address));
    const { sockets, liveSockets } = rateLimits;
    const place = (isLive(request) ? liveSockets : sockets).enter(address);
    if (!place) {
      attempt.unknown();
      return this.#limit(request, socket, 'sockets');
    }
    socket.once('close', () => place.leave());
    const found = code ? await rooms.find(code) : ({ at: 'nowhere' } as const);
    if (found.at === 'nowhere') attempt.missed();
    else if (found.at === 'moving') attempt.unknown();
    else attempt.found();
    if (socket.destroyed) return;
    // The server has stopped while the table was looked for.
    if (this.#isClosed) return this.#reject(request, socket, 503, 'not-ready');
    this.#shakeHands(request, socket, head, found, place);
  }

  #shakeHands(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    found: Found,
    place: SocketPlace,
  ): void {
    let isOpen = false;
    this.#server.handleUpgrade(request, stream, head, (socket) => {
      isOpen = true;
      this.#accept(socket, stream, request, found, place);
    });
    // `ws` has answered what was wrong with it.
    if (!isOpen) this.#note(request, 'bad-handshake');
  }

  #accept(
    socket: WebSocket,
    stream: Duplex,
    request: IncomingMessage,
    found: Found,
    place: SocketPlace,
  ): void {
    const room = found.at === 'here' && !found.room.isGone ? found.room : null;
    if (room?.live && isLive(request)) {
      new LiveSocketConnection(socket, stream, { room, relay: room.live }, this.#sharedLive, place);
    } else if (room) {
      new SocketConnection(socket, stream, room, this.#shared, place);
    } else if (found.at === 'elsewhere') {
      // Its owner counts it, and knows whose seat it is.
      place.leave();
      const from = this.#needs.addressOf(request);
      sendSocketOn(socket, found.lease, request, {
        from,
        pings: this.#shared.buckets.fresh(),
        shownOut: (code, reason) => this.#needs.refusals.closeSocket(code, reason, from, codeOf(request)),
      });
    } else if (found.at === 'nowhere') {
      // A closing code says more to a browser than a failed handshake, of which it learns nothing.
      this.#note(request, 'no-such-table');
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.noSuchTable, 'no-such-table');
    } else {
      this.#note(request, 'table-elsewhere');
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.moved, 'moved');
    }
  }

  /** `wait` in milliseconds, where it is known how long it makes no sense to come back. */
  #limit(request: IncomingMessage, socket: Duplex, limit: Limit, wait = 0): void {
    this.#needs.refusals.count(limit, this.#needs.addressOf(request));
    this.#needs.metrics.turnedAway.inc({ reason: limit });
    answer(socket, 429, retryAfter(limit, wait));
  }

  #reject(request: IncomingMessage, socket: Duplex, status: keyof typeof STATUS, reason: NoSocket): void {
    this.#note(request, reason);
    answer(socket, status, status === 503 ? retryAfter(reason) : null);
  }

  #note(request: IncomingMessage, reason: NoSocket): void {
    this.#needs.refusals.turnSocketAway(reason, this.#needs.addressOf(request), codeOf(request));
  }
}

/** `wait`: the seconds after which to ask again, where that helps. */
function answer(socket: Duplex, status: keyof typeof STATUS, wait: string | null): void {
  const later = wait === null ? '' : `Retry-After: ${wait}\r\n`;
  socket.end(
    `HTTP/1.1 ${status} ${STATUS[status]}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`,
  );
}

const isLive = ({ url = '' }: IncomingMessage): boolean => PATH.exec(url)?.[2] === 'live';

const codeOf = ({ url = '' }: IncomingMessage): string | null => readCode(PATH.exec(url)?.[1] ?? '');
