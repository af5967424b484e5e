/** The limit: `ws` and nothing else. It sends the recorded bytes, and neither reads nor keeps nor judges anything. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { ID_AT, ID_LENGTH, recording } from '../script.ts';

const script = recording().steps;
const tables = new Map<string, WebSocket[]>();
const server = createServer();
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 8 * 1024 });

sockets.on('connection', (socket, { url }) => {
  const [, name = '', seat = ''] = (url ?? '').split('/');
  const table = tables.get(name) ?? [];
  tables.set(name, table);
  table[Number(seat)] = socket;
  socket.on('error', () => socket.terminate());
  socket.on('message', (data: Buffer) => {
    const step = script[Number(data.toString('latin1', ID_AT, ID_AT + ID_LENGTH))]!;
    for (const { to, text } of step.sent) {
      if (to === 'all') for (const one of table) one.send(text);
      else table[to]?.send(text);
    }
  });
});

server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port })),
);
