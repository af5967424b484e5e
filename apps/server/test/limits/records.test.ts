import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { TestServer } from '../support/test-server.ts';

const LARGE = 'x'.repeat(3_000_000);

/** A table with finished games, and how they are read from its journal. */
async function tableWithGames(record: (round: number) => string | null = () => LARGE, takes = 0) {
  const lines = new LogLines();
  const testServer = await TestServer.open({ TRUST_PROXY: 'yes' }, lines.log);
  const { code, token } = await testServer.openTable({ game: 'wink' });
  const reads = { rounds: [] as number[], atOnce: 0, mostAtOnce: 0 };
  testServer.server.journal.readGame = async (_code, round) => {
    reads.rounds.push(round);
    reads.mostAtOnce = Math.max(reads.mostAtOnce, ++reads.atOnce);
    await wait(takes);
    reads.atOnce--;
    return record(round);
  };
  const path = (round: number): string => `/api/tables/${code}/games/${round}`;
  return { testServer, token, reads, path, lines };
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends requests and reads nothing of what is answered. */
function deafClient(testServer: TestServer, text: string): Socket {
  const socket = connect({ port: testServer.server.port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.pause();
  socket.write(text);
  return socket;
}

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; tries < 500 && !holds(); tries++) await wait(10);
  assert.ok(holds(), what);
}

describe('a record that was fetched before', () => {
  test('is known by its hash, and not sent again', async () => {
    const { testServer, path, reads } = await tableWithGames(() => 'the record\n');
    const first = await testServer.request(path(1));
    const etag = `"${createHash('sha256').update('the record\n').digest('hex')}"`;
    assert.equal(first.headers.get('etag'), etag);
    assert.equal(first.headers.get('cache-control'), 'no-cache');
    assert.equal(await first.text(), 'the record\n');
    const again = await testServer.request(path(1), { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(await again.text(), '');
    assert.deepEqual(reads.rounds, [1], 'the second answer comes from memory');
    const other = await testServer.request(path(1), { headers: { 'if-none-match': '"another"' } });
    assert.equal(other.status, 200);
  });

  test('is not given to anybody once the host has deleted it', async () => {
    let isThere = true;
    const { testServer, path, token } = await tableWithGames(() => (isThere ? 'the record\n' : null));
    const etag = (await testServer.request(path(1))).headers.get('etag') ?? '';
    testServer.server.journal.deleteGame = async () => {
      isThere = false;
      return true;
    };
    const headers = { authorization: `Bearer ${token}` };
    assert.equal((await testServer.request(path(1), { method: 'DELETE', headers })).status, 204);
    assert.equal((await testServer.request(path(1), { headers: { 'if-none-match': etag } })).status, 404);
  });
});

describe('whoever asks for many records', () => {
  test('gets them one or two at a time, and the same one is read once for all', async () => {
    const { testServer, path, reads } = await tableWithGames((round) => `record ${round}\n`, 20);
    const rounds = [...Array.from({ length: 100 }, () => 1), 2, 3, 4, 5];
    const answers = await Promise.all(
      rounds.map(async (round) => (await testServer.request(path(round))).text()),
    );
    assert.deepEqual(
      answers,
      rounds.map((round) => `record ${round}\n`),
    );
    assert.deepEqual([...reads.rounds].sort(), [1, 2, 3, 4, 5]);
    assert.ok(reads.mostAtOnce <= 2, `${reads.mostAtOnce} at once`);
  });

  test('and leaves before they are read is not served', async () => {
    const { testServer, path, reads } = await tableWithGames(() => LARGE, 300);
    const sockets = Array.from({ length: 12 }, (_, index) => deafClient(testServer, get(path(index + 1))));
    await until(() => reads.rounds.length >= 2, 'the first are read');
    for (const socket of sockets) socket.destroy();
    await wait(1_000);
    assert.ok(reads.rounds.length <= 4, `${reads.rounds.length} were read for nobody`);
  });

  test('all on one connection, and reads nothing, is answered no further, counted and told of', async () => {
    const { testServer, path, reads, lines } = await tableWithGames();
    const deaf = deafClient(testServer, get(path(1)).repeat(3_145));
    await until(() => reads.rounds.length > 0, 'the first is answered');
    await wait(300);
    assert.deepEqual(reads.rounds, [1]);
    assert.deepEqual(await limitsOf(testServer), { pipelined: 1 });
    assert.deepEqual(lines.limits, ['pipelined 127.0.0.1']);
    assert.equal((await testServer.request('/api/games')).status, 200, 'others are served');
    deaf.destroy();
  });

  test('a few sent ahead are all answered, in their order', async () => {
    const { testServer, path } = await tableWithGames((round) => `record ${round}\n`);
    const socket = connect({ port: testServer.server.port, host: '127.0.0.1' });
    let answered = '';
    socket.on('data', (data) => {
      answered += data.toString();
    });
    socket.write([1, 2, 3, 4, 5].map((round) => get(path(round))).join(''));
    await until(() => answered.includes('record 5\n'), 'the last one');
    assert.deepEqual(
      answered.match(/record \d/g),
      [1, 2, 3, 4, 5].map((round) => `record ${round}`),
    );
    socket.destroy();
  });

  test('from one address is sent sixteen at a time, and nobody else waits for that', async () => {
    const { testServer, path } = await tableWithGames(() => 'x'.repeat(12_000_000));
    const deaf = Array.from({ length: 16 }, () => deafClient(testServer, get(path(1))));
    await wait(1_000);
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.1' } };
    assert.equal((await testServer.request(path(1), elsewhere)).status, 200);
    let isServed = false;
    const next = testServer.request(path(1)).then(({ status }) => {
      isServed = true;
      return status;
    });
    await wait(300);
    assert.ok(!isServed, 'the seventeenth waits');
    for (const socket of deaf) socket.destroy();
    assert.equal(await next, 200);
  });

  test('more than fits into memory: the next is asked to come back, counted and told of', async () => {
    const { testServer, path, lines } = await tableWithGames((round) => `${round}`.padEnd(12_000_000));
    const deaf = [1, 2].map((round) => deafClient(testServer, get(path(round))));
    await wait(500);
    const answer = await testServer.request(path(3));
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '1');
    assert.deepEqual(await limitsOf(testServer), { records: 1 });
    assert.deepEqual(lines.limits, ['records 127.0.0.1']);
    assert.equal((await testServer.request(path(1))).status, 200, 'what is in memory is given');
    for (const socket of deaf) socket.destroy();
    await wait(100);
    assert.equal((await testServer.request(path(3))).status, 200);
  });
});
