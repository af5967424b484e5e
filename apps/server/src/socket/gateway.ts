import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, readCode } from '@oeillade/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { proxySocket } from '../cluster/proxy.ts';
import type { Gate } from '../operate/gate.ts';
import type { Metrics } from '../operate/metrics.ts';
import type { Rooms } from '../room/rooms.ts';
import { Connection } from './connection.ts';

export interface GatewayNeeds {
  readonly rooms: Rooms;
  readonly metrics: Metrics;
  readonly gate: Gate;
  readonly framesPerSecond: number;
  readonly origins: readonly string[];
  addressOf(request: IncomingMessage): string;
}

const LARGEST_FRAME = 8 * 1024;
const PATH = /^\/api\/tables\/([^/?]+)\/socket(?:\?|$)/;

/** Lets sockets in: from our own pages, to tables that are there, and not too many from one address. */
export class Gateway {
  readonly #needs: GatewayNeeds;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    perMessageDeflate: false,
  });

  constructor(needs: GatewayNeeds) {
    this.#needs = needs;
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
    for (const socket of this.#server.clients) socket.close(CLOSE.moved, 'moved');
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { gate, rooms } = this.#needs;
    const code = readCode(PATH.exec(request.url ?? '')?.[1] ?? '');
    const address = this.#needs.addressOf(request);
    if (!this.#isOurs(request)) return reject(socket, 403, 'Forbidden');
    if (!gate.mayTry(address)) return reject(socket, 429, 'Too Many Requests');
    if (!gate.enter(address)) return reject(socket, 429, 'Too Many Requests');
    socket.once('close', () => gate.leave(address));
    try {
      const found = code ? await rooms.find(code) : ({ at: 'nowhere' } as const);
      if (found.at === 'nowhere') gate.missed(address);
      if (socket.destroyed) return;
      this.#server.handleUpgrade(request, socket, head, (accepted) => this.#accept(accepted, request, found));
    } catch {
      reject(socket, 503, 'Service Unavailable');
    }
  }

  #accept(socket: WebSocket, request: IncomingMessage, found: Awaited<ReturnType<Rooms['find']>>): void {
    const { metrics, framesPerSecond } = this.#needs;
    if (found.at === 'here' && !found.room.isGone) {
      new Connection(socket, found.room, metrics, framesPerSecond);
    } else if (found.at === 'elsewhere' && found.lease.address) {
      proxySocket(socket, found.lease.address, request.url ?? '');
    } else if (found.at === 'nowhere') {
      // A closing code says more to a browser than a failed handshake, of which it learns nothing.
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.noSuchTable, 'no-such-table');
    } else {
      socket.on('error', () => socket.terminate());
      socket.close(CLOSE.moved, 'moved');
    }
  }

  /** Pages of other sites may not play in somebody's name. Programs that are no browsers send no origin. */
  #isOurs(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    if (this.#needs.origins.includes(origin)) return true;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}

function reject(socket: Duplex, status: number, reason: string): void {
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
