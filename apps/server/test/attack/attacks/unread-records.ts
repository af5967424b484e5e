import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../../fuzz/target.ts';
import { type Attack, expect } from '../attack.ts';
import { LARGE_TABLE } from '../large-record.ts';

const REQUEST = `GET /api/tables/${LARGE_TABLE}/games/1 HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const LASTS = 8_000;

/** Sends so many requests on each of so many connections, and reads nothing. */
async function floods(target: Target, connections: number, requests: number): Promise<void> {
  const sockets: Socket[] = [];
  for (let index = 0; index < connections; index++) {
    const socket = connect({ port: target.port, host: '127.0.0.1' });
    socket.on('error', () => {});
    socket.pause();
    socket.write(REQUEST.repeat(requests));
    sockets.push(socket);
  }
  await wait(LASTS);
  for (const socket of sockets) socket.destroy();
}

/** A record of some megabytes, asked for thousands of times by somebody who reads no answer. */
export const unreadRecords: Attack[] = [
  { name: '3,145 records on one connection, none read', connections: 1, requests: 3_145 },
  { name: '20 records on each of 150 connections, none read', connections: 150, requests: 20 },
].map(({ name, connections, requests }) => ({
  name,
  async run(target) {
    await floods(target, connections, requests);
    const answer = await fetch(`${target.url}/api/tables/${LARGE_TABLE}/games/1`);
    const { length } = await answer.text();
    return [
      expect('the server lives', target.isAlive),
      expect(`afterwards the record comes: ${answer.status}, ${length} bytes`, length >= 2_900_000),
    ];
  },
}));
