import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { within } from '../../../../tools/eventually.ts';
import { countNodesOwn } from '../../src/operate/nodes-own-limits.ts';

const file = (name: string): string => fileURLToPath(new URL(`../fixtures/tls/${name}`, import.meta.url));
const HURRIED = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 10 };
const answers: RequestListener = (_request, response) => void response.end('here');

let server: Server;
let counted: string[];

async function opens(hurried: Server): Promise<void> {
  server = hurried;
  countNodesOwn(server, (limit, address) => counted.push(`${limit} ${address}`));
  server.listen(0, '127.0.0.1');
  await within('the server to listen', once(server, 'listening'));
}

/** What somebody is told who sends this, and `afterwards` once they are told anything, until the server hangs up. */
async function sends(text: string, afterwards = ''): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let told = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    if (told === '' && afterwards !== '') socket.write(afterwards);
    told += data;
  });
  if (text !== '') socket.write(text);
  await within('the end of the connection', once(socket, 'close'));
  return told;
}

beforeEach(() => {
  counted = [];
});
afterEach(() => server.close());

describe('what Node refuses by itself is counted, and answered as ever', () => {
  test('a request that is not finished in time', async () => {
    await opens(createServer(HURRIED, answers));
    assert.match(await sends('GET / HTTP/1.1\r\nHost: '), /^HTTP\/1\.1 408 Request Timeout\r\n/);
    assert.deepEqual(counted, ['slow-requests 127.0.0.1']);
  });

  test('but not a connection that a browser has opened ahead and never used', async () => {
    await opens(createServer(HURRIED, answers));
    await sends('');
    assert.deepEqual(counted, []);
  });

  test('a head that is too large', async () => {
    await opens(createServer(HURRIED, answers));
    const head = `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`;
    assert.match(await sends(head), /^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
    assert.deepEqual(counted, ['headers 127.0.0.1']);
  });

  test('what is no HTTP at all is answered, and is no limit', async () => {
    await opens(createServer(HURRIED, answers));
    assert.match(await sends('BROKEN\r\n\r\n'), /^HTTP\/1\.1 400 Bad Request\r\n/);
    assert.deepEqual(counted, []);
  });

  test('after an answer on the same connection as well', async () => {
    await opens(createServer(HURRIED, answers));
    const told = await sends('GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: ');
    assert.deepEqual(told.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 200', 'HTTP/1.1 408']);
    assert.deepEqual(counted, ['slow-requests 127.0.0.1']);
  });

  test('but nothing is written into the middle of an answer', async () => {
    await opens(createServer((_request, response) => void response.write('here')));
    const told = await sends('GET / HTTP/1.1\r\nHost: a\r\n\r\n', 'BROKEN\r\n\r\n');
    assert.equal(told.match(/HTTP\/1\.1/g)?.length, 1);
  });

  test('a TLS handshake that is not finished in time', async () => {
    const pair = { cert: readFileSync(file('localhost.crt')), key: readFileSync(file('localhost.key')) };
    await opens(createTlsServer({ ...pair, handshakeTimeout: 50 }, answers));
    assert.equal(await sends(''), '');
    assert.deepEqual(counted, ['slow-handshakes 127.0.0.1']);
  });
});
