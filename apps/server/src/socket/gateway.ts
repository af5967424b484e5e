import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, readCode } from '@oeillade/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { sendSocketOn } from '../cluster/proxy.ts';
import type { Hosts } from '../http/hosts.ts';
import { isOurs } from '../http/origin.ts';
import { now } from '../operate/clock.ts';
import type { Gate } from '../operate/gate.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Limit, Refusals } from '../operate/refusals.ts';
import type { SocketPlace } from '../operate/socket-count.ts';
import type { Rooms } from '../room/rooms.ts';
import { Connection, type ConnectionNeeds } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { Line } from './line.ts';
import { SeatBuckets } from './seat-buckets.ts';

export interface GatewayNeeds {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly refusals: Refusals;
  readonly hosts: Hosts;
  readonly framesPerSecond: number;
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

/** Larger frames are not even read: the client is cut off. Those over the limit of a connection are refused. */
const LARGEST_FRAME = 64 * 1024;
const FAREWELL = 500;
const PING_EVERY = 5_000;
const SOCKETS = {
  noServer: true,
  maxPayload: LARGEST_FRAME,
  perMessageDeflate: false,
  // Connections count the pings that they answer, and answer none of a client that does not read.
  autoPong: false,
  // Nobody needs more to say so little: pieces cost more memory than what is in them.
  maxFragments: 64,
  maxBufferedChunks: 1024,
  closeTimeout: 2_000,
};
const NOTHING = Buffer.alloc(0);
const PATH = /^\/api\/tables\/([^/?]+)\/socket(?:\?|$)/;

/** Lets sockets in: from our own pages, to tables that are there, and not too many from one address. */
export class Gateway {
  readonly #needs: GatewayNeeds;
  readonly #server = new WebSocketServer(SOCKETS);
  readonly #shared: ConnectionNeeds;

  constructor(needs: GatewayNeeds) {
    this.#needs = needs;
    this.#shared = {
      metrics: needs.metrics,
      buckets: new SeatBuckets(needs.framesPerSecond),
      heartbeat: new Heartbeat(PING_EVERY, now),
    };
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      // Until the socket is a WebSocket nobody else listens, and an error without a listener ends the process.
      socket.on('error', () => socket.destroy());
      void this.#upgrade(request, socket, head);
    });
  }

  get open(): number {
    return this.#server.clients.size;
  }

  /** Closes the door; those inside are told by their rooms. */
  close(): void {
    this.#server.close();
    for (const socket of this.#server.clients) {
      socket.close(CLOSE.moved, 'moved');
      // Who does not answer is not waited for.
      setTimeout(() => socket.terminate(), FAREWELL).unref();
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { gate, rooms } = this.#needs;
    const code = readCode(PATH.exec(request.url ?? '')?.[1] ?? '');
    const address = this.#needs.addressOf(request);
    const { origin, host } = request.headers;
    if (!this.#needs.hosts.knows(request)) return reject(socket, 421, 'Misdirected Request');
    if (!isOurs(origin, host, this.#needs.origins)) return reject(socket, 403, 'Forbidden');
    const limit = (which: Limit, wait = 0): void => {
      this.#needs.refusals.count(which, address);
      reject(socket, 429, 'Too Many Requests', wait);
    };
    if (!gate.mayAsk(address)) return limit('requests');
    const attempt = gate.guesses.attempt(address, code);
    if (!attempt) return limit('guesses', gate.guesses.waitOf(address));
    const place = gate.sockets.enter(address);
    if (!place) {
      attempt.unknown();
      return limit('sockets');
    }
    socket.once('close', () => place.leave());
    let line: Line | null = null;
    try {
      const found = code ? await rooms.find(code) : ({ at: 'nowhere' } as const);
      if (found.at === 'nowhere') attempt.missed();
      else if (found.at === 'moving') attempt.unknown();
      else attempt.found();
      if (socket.destroyed) return;
      const taken = Line.takeOver(socket, head);
      line = taken;
      this.#server.handleUpgrade(request, taken, NOTHING, (accepted) =>
        this.#accept(accepted, taken, request, found, place),
      );
      taken.begin();
    } catch {
      if (line) line.destroy();
      else reject(socket, 503, 'Service Unavailable');
    }
  }

  #accept(
    socket: WebSocket,
    line: Line,
    request: IncomingMessage,
    found: Awaited<ReturnType<Rooms['find']>>,
    place: SocketPlace,
  ): void {
    if (found.at === 'here' && !found.room.isGone) {
      new Connection(socket, line, found.room, this.#shared, place);
    } else if (found.at === 'elsewhere') {
      // Its owner counts it, and knows whose seat it is.
      place.leave();
      sendSocketOn(socket, found.lease, request, this.#needs.addressOf(request));
    } else if (found.at === 'nowhere') {
      // A closing code says more to a browser than a failed handshake, of which it learns nothing.
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.noSuchTable, 'no-such-table');
    } else {
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.moved, 'moved');
    }
  }
}

function reject(socket: Duplex, status: number, reason: string, wait = 0): void {
  const later =
    status === 421 || status === 403 ? '' : `Retry-After: ${Math.max(1, Math.ceil(wait / 1000))}\r\n`;
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`);
}
