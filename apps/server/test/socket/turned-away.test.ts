import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, test } from 'node:test';
import { within } from '../../../../tools/eventually.ts';
import { RawSocket } from '../fuzz/wire.ts';
import { LogLines } from '../support/log-lines.ts';
import { TestServer } from '../support/test-server.ts';

/** The tables' doors, and what the server writes of them into its log. */
async function watched(settings: Readonly<Record<string, string>> = {}) {
  const { log, all: logged } = new LogLines();
  const testServer = await TestServer.open(settings, log);
  const { code } = await testServer.openTable({ game: 'wink' });
  const knock = async (table: string, headers: Record<string, string> = {}): Promise<number> => {
    const raw = new RawSocket(testServer.server.port);
    const status = await raw.shakeHands(`/api/tables/${table}/socket`, headers);
    await raw.end();
    return status;
  };
  const counted = async (): Promise<Record<string, number>> => {
    const { values } = await testServer.server.metrics.turnedAway.get();
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.reason), value]));
  };
  const reasons = () => logged.filter(({ msg }) => msg === 'socket turned away').map(({ reason }) => reason);
  return { testServer, code, knock, counted, logged, reasons };
}

describe('a socket that is turned away', () => {
  test('is counted and logged with the reason', async () => {
    const { code, knock, counted, logged, reasons } = await watched();
    assert.equal(await knock(code), 101);
    assert.equal(await knock(code, { Origin: 'https://evil.example' }), 403);
    assert.equal(await knock('AAAAA'), 101, 'and is closed with a code');
    assert.equal(await knock(code, { 'Sec-WebSocket-Version': '7' }), 400);
    assert.deepEqual(reasons(), ['foreign-page', 'no-such-table', 'bad-handshake']);
    assert.deepEqual(await counted(), { 'foreign-page': 1, 'no-such-table': 1, 'bad-handshake': 1 });
    const [first] = logged.filter(({ msg }) => msg === 'socket turned away');
    assert.equal(first?.['table'], code);
    assert.equal(first?.['address'], '127.0.0.1');
  });

  test('for each limit by its own name', async () => {
    const few = await watched({ SOCKETS_PER_ADDRESS: '1' });
    const raw = new RawSocket(few.testServer.server.port);
    await raw.shakeHands(`/api/tables/${few.code}/socket`);
    assert.equal(await few.knock(few.code), 429);
    await raw.end();
    assert.deepEqual(await few.counted(), { sockets: 1 });
    const guesser = await watched({ GUESSES_PER_MINUTE: '1' });
    await guesser.knock('AAAAA');
    assert.equal(await guesser.knock('CCCCC'), 429);
    assert.deepEqual(await guesser.counted(), { 'no-such-table': 1, guesses: 1 });
  });

  test('again and again does not fill the log; the counter has them all', async () => {
    const { code, knock, counted, reasons } = await watched();
    for (let times = 0; times < 60; times++) await knock(code, { Origin: 'null' });
    assert.equal((await counted())['foreign-page'], 60);
    assert.ok(reasons().length < 30, `${reasons().length} lines`);
  });
});

/** Node before 24.9 cannot be told which requests are upgrades. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const skip = major === 24 && minor < 9;

describe('a request that would rather speak something else', { skip }, () => {
  const H2C = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABkAAQAAP__' };

  const asks = (testServer: TestServer, path: string, headers: Record<string, string>, body?: string) => {
    const answer = new Promise<{ status: number; text: string }>((answered, failed) => {
      const options = { method: body ? 'POST' : 'GET', headers, agent: false };
      const asked = request(testServer.url + path, options, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => answered({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', failed);
      asked.on('upgrade', () => failed(new Error('It became something else.')));
      asked.end(body);
    });
    return within('an answer', answer);
  };

  test('is answered over HTTP/1.1, and is no guess at a code', async () => {
    const { testServer, code, knock, counted } = await watched({ GUESSES_PER_MINUTE: '2' });
    for (let times = 0; times < 5; times++) {
      assert.equal((await asks(testServer, '/api/games', H2C)).status, 200);
      assert.equal((await asks(testServer, `/api/tables/${code}`, H2C)).status, 200);
    }
    const json = { ...H2C, 'Content-Type': 'application/json' };
    const opened = await asks(testServer, '/api/tables', json, '{"game":"wink","name":"Ada"}');
    assert.equal(opened.status, 201, opened.text);
    assert.equal(await knock(code), 101);
    assert.deepEqual(await counted(), {});
  });

  test('is no socket elsewhere than on the path of sockets', async () => {
    const { testServer } = await watched();
    const socket = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
    assert.equal((await asks(testServer, '/healthz', socket)).status, 200);
    assert.deepEqual(await asks(testServer, '/api/socket', socket), {
      status: 404,
      text: '{"refused":"not-found"}',
    });
  });
});
