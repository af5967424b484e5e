/** A peer: Colyseus, a room for each table, the same messages as objects, and no state that it would have to compare. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { recording } from '../script.ts';
import { SEATS } from '../seats.ts';

const script = recording().steps.map(({ sent }) =>
  sent.map(({ to, text }) => ({ to, message: JSON.parse(text) as object })),
);

class TableRoom extends Room {
  readonly #seats: Client[] = [];

  override onCreate(): void {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.onMessage('m', (_client: Client, { id }: { id: string }) => {
      for (const { to, message } of script[Number(id)]!) {
        if (to === 'all') this.broadcast('m', message);
        else this.#seats[to]?.send('m', message);
      }
    });
  }

  override onJoin(client: Client, options: { seat: number }): void {
    this.#seats[options.seat] = client;
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('table', TableRoom);
await server.listen(0, '127.0.0.1');

/** Opens tables without the detour over HTTP; gives the path of each seat's socket. */
process.on('message', (asked: { open?: number }) => {
  if (asked.open !== undefined)
    void openTable().then((paths) => process.send?.({ opened: asked.open, paths }));
});

async function openTable(): Promise<string[]> {
  const paths: string[] = [];
  const room = await matchMaker.createRoom('table', {});
  for (let seat = 0; seat < SEATS; seat++) {
    const { sessionId } = await matchMaker.reserveSeatFor(room, { seat });
    paths.push(`/${room.processId}/${room.roomId}?sessionId=${sessionId}`);
  }
  return paths;
}

console.log(JSON.stringify({ port: (http.address() as AddressInfo).port }));
