/**
 * A forwarding unit, as WebRTC does living faces: everybody sends their picture to it, and it gives each seat the face that
 * it looks at, from its next key picture on, for which it asks. It knows no game, keeps nothing, and judges nothing.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Said } from './peer.ts';
import { UnitSeat } from './unit-seat.ts';

const tables = new Map<string, Map<number, UnitSeat>>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

sockets.on('connection', (socket: WebSocket, { url }) => {
  const [, name = '', number = ''] = (url ?? '').split('/');
  const table = tables.get(name) ?? new Map<number, UnitSeat>();
  tables.set(name, table);
  const seat = new UnitSeat(table);
  table.set(Number(number), seat);
  socket.on('message', async (data) => {
    const said = JSON.parse(String(data)) as Said;
    if ('look' in said) seat.look(said.look);
    else socket.send(JSON.stringify(await seat.answer(said.offer)));
  });
});

server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);
