/**
 * The limit beside bare `ws`: Bun's own sockets, whose fan-out is part of the runtime. It sends the recorded bytes, and
 * neither reads nor keeps nor judges anything. Only Bun runs this file.
 */
import { ID_AT, ID_LENGTH, recording } from '../script.ts';

interface Place {
  readonly table: string;
  readonly seat: number;
}

interface BunSocket {
  readonly data: Place;
  send(text: string): number;
  subscribe(topic: string): void;
}

interface BunServer {
  readonly port: number;
  upgrade(request: Request, options: { readonly data: Place }): boolean;
  publish(topic: string, text: string): number;
}

/** As much of Bun as is used here. */
declare const Bun: {
  serve(options: {
    readonly hostname: string;
    readonly port: number;
    fetch(request: Request, server: BunServer): Response | undefined;
    readonly websocket: {
      readonly perMessageDeflate: boolean;
      readonly maxPayloadLength: number;
      /** In seconds; 0 is never. Those who stand still between two steps are not gone. */
      readonly idleTimeout: number;
      open(socket: BunSocket): void;
      message(socket: BunSocket, text: string): void;
    };
  }): BunServer;
};

const script = recording().steps;
const tables = new Map<string, BunSocket[]>();

const server = Bun.serve({
  hostname: '127.0.0.1',
  port: 0,
  fetch(request, here) {
    const [, table = '', seat = ''] = new URL(request.url).pathname.split('/');
    if (here.upgrade(request, { data: { table, seat: Number(seat) } })) return undefined;
    return new Response('Only sockets are served here.', { status: 426 });
  },
  websocket: {
    perMessageDeflate: false,
    maxPayloadLength: 8 * 1024,
    idleTimeout: 0,
    open(socket) {
      const { table, seat } = socket.data;
      const sockets = tables.get(table) ?? [];
      tables.set(table, sockets);
      sockets[seat] = socket;
      socket.subscribe(table);
    },
    message({ data: { table } }, frame) {
      const sockets = tables.get(table)!;
      for (const { to, text } of script[Number(frame.slice(ID_AT, ID_AT + ID_LENGTH))]!.sent) {
        if (to === 'all') server.publish(table, text);
        else sockets[to]?.send(text);
      }
    },
  },
});

console.log(JSON.stringify({ port: server.port }));
