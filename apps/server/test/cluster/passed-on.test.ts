import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { CLOSE, LONGEST_SILENCE } from '@oeillade/protocol';
import { WebSocket, WebSocketServer } from 'ws';
import { within } from '../../../../tools/eventually.ts';
import { sendSocketOn } from '../../src/cluster/proxy.ts';
import { Bucket } from '../../src/operate/buckets.ts';

const PINGS = 3;

describe('a socket that is passed on to the owner of its table', () => {
  let owner: WebSocketServer;
  let other: WebSocketServer;
  let client: WebSocket;
  let atOwner: WebSocket;
  let shownOut: (why: string) => void;

  const listening = async (): Promise<WebSocketServer> => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
    await within('a server to listen', once(server, 'listening'));
    return server;
  };
  const portOf = (server: WebSocketServer): number => (server.address() as AddressInfo).port;

  beforeEach(async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    [owner, other] = [await listening(), await listening()];
    const internalUrl = `http://127.0.0.1:${portOf(owner)}`;
    const lease = { code: 'QWKYU', node: 'owner', epoch: 1, publicUrl: null, internalUrl };
    other.on('connection', (socket, request) =>
      sendSocketOn(socket, lease, request, {
        from: '192.0.2.1',
        pings: new Bucket(PINGS, 0.001),
        shownOut: (code, reason) => shownOut(`${code} ${reason}`),
      }),
    );
    const arrived = once(owner, 'connection');
    client = new WebSocket(`ws://127.0.0.1:${portOf(other)}/api/tables/QWKYU/socket`);
    await within('the client to be let in', once(client, 'open'));
    [atOwner] = (await within('the socket at the owner', arrived)) as [WebSocket];
  });
  afterEach(async () => {
    const sockets = [client, ...owner.clients, ...other.clients];
    const open = sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED);
    const closed = open.map((socket) => once(socket, 'close'));
    for (const socket of open) socket.terminate();
    // What they do when they are closed, they do with the timers of this test.
    await within('the end of all sockets', Promise.all(closed));
    for (const server of [owner, other]) server.close();
    mock.timers.reset();
  });

  test('has its pings answered within its limit, and its frames passed on all the while', async () => {
    const pongs: string[] = [];
    client.on('pong', (data) => pongs.push(String(data)));
    for (let ping = 0; ping < 2 * PINGS; ping++) client.ping(String(ping));
    client.send('a frame');
    const [heard] = (await within('the frame at the owner', once(atOwner, 'message'))) as [Buffer];
    assert.equal(String(heard), 'a frame');
    atOwner.send('an answer');
    await within('the answer', once(client, 'message'));
    assert.deepEqual(pongs, ['0', '1', '2']);
  });

  test('and is not read is shown out as too slow, and that is told of here', async () => {
    const told = new Promise<string>((shown) => {
      shownOut = shown;
    });
    client.pause();
    // More than both systems keep, and then more than may wait.
    for (let frame = 0; frame < 64; frame++) atOwner.send('x'.repeat(512 * 1024));
    assert.equal(await within('the client to be shown out', told), `${CLOSE.tooSlow} too-slow`);
  });

  test('and sends more than its owner takes is shown out as well', async () => {
    const told = new Promise<string>((shown) => {
      shownOut = shown;
    });
    const closed = once(client, 'close');
    atOwner.pause();
    for (let frame = 0; frame < 64; frame++) client.send('x'.repeat(512 * 1024));
    assert.equal(await within('that it is told of', told), `${CLOSE.tooSlow} too-slow`);
    assert.equal((await within('the end of the socket', closed))[0], CLOSE.tooSlow);
  });

  test('is sent away when its owner has been silent for as long as means a dead connection', async () => {
    atOwner.send('a ping');
    await within('the ping', once(client, 'message'));
    const closed = once(client, 'close');
    mock.timers.tick(LONGEST_SILENCE - 1);
    assert.equal(client.readyState, WebSocket.OPEN);
    mock.timers.tick(1);
    assert.equal((await within('the end of the socket', closed))[0], CLOSE.moved);
  });
});
