/** A peer: socket.io, a room for each table, the same messages as objects. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';
import { recording } from '../script.ts';

const script = recording().steps.map(({ sent }) =>
  sent.map(({ to, text }) => ({ to, message: JSON.parse(text) as object })),
);
const seats = new Map<string, Socket[]>();
const http = createServer();
const io = new Server(http, {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  // Its pings would find no answer, and seats be dropped in the middle: those of the recording are enough.
  pingInterval: 3_600_000,
});

io.on('connection', (socket) => {
  const table = String(socket.handshake.query['table']);
  const sockets = seats.get(table) ?? [];
  seats.set(table, sockets);
  sockets[Number(socket.handshake.query['seat'])] = socket;
  void socket.join(table);
  socket.on('m', ({ id }: { id: string }) => {
    for (const { to, message } of script[Number(id)]!) {
      if (to === 'all') io.to(table).emit('m', message);
      else sockets[to]?.emit('m', message);
    }
  });
});

http.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ port: (http.address() as AddressInfo).port })),
);
