import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, test } from 'node:test';
import { eventually } from '../../../../tools/eventually.ts';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { TestServer } from '../support/test-server.ts';

const LARGE = 'x'.repeat(3_000_000);

/** How records are read from a journal: at once, or when the test lets them be read. */
class Reads {
  readonly rounds: number[] = [];
  mostAtOnce = 0;
  #atOnce = 0;
  #gate = Promise.resolve();

  /** Holds back all reads until the function that it gives is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async read<Text>(round: number, record: (round: number) => Text): Promise<Text> {
    this.rounds.push(round);
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.#atOnce);
    await this.#gate;
    this.#atOnce--;
    return record(round);
  }
}

/** A table with finished games, and how they are read from its journal. */
async function tableWithGames(record: (round: number) => string | null = () => LARGE) {
  const lines = new LogLines();
  const testServer = await TestServer.open({ TRUST_PROXY: 'yes' }, lines.log);
  const { code, token } = await testServer.openTable({ game: 'wink' });
  const reads = new Reads();
  testServer.server.journal.readGame = async (_code, round) => reads.read(round, record);
  const path = (round: number): string => `/api/tables/${code}/games/${round}`;
  /** Asks for a record and takes all of it. */
  const status = async (round: number, headers: Record<string, string> = {}): Promise<number> => {
    const answer = await testServer.request(path(round), { headers });
    await answer.text();
    return answer.status;
  };
  return { testServer, token, reads, path, status, answers: answersOf(testServer), lines };
}

/** What a server has begun to answer from now on, in the order in which it was asked. */
function answersOf({ server }: TestServer): readonly ServerResponse[] {
  const answers: ServerResponse[] = [];
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    if (request.socket.localPort === server.port) answers.push(response);
  });
  return answers;
}

const areSent = (answers: readonly ServerResponse[], count: number): Promise<void> =>
  eventually(`${count} answers on their way`, () => {
    const sent = answers.filter(({ headersSent }) => headersSent);
    return sent.length === count;
  });

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** Sends requests and reads nothing of what is answered. */
function deafClient(testServer: TestServer, text: string): Socket {
  const socket = connect({ port: testServer.server.port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.pause();
  socket.write(text);
  return socket;
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
    const { testServer, path, reads, answers } = await tableWithGames((round) => `record ${round}\n`);
    const letRead = reads.hold();
    const rounds = [...Array.from({ length: 100 }, () => 1), 2, 3, 4, 5];
    const texts = Promise.all(
      rounds.map(async (round, index) => {
        // A few from each address, which is given no more at a time.
        const headers = { 'x-forwarded-for': `192.0.2.${1 + (index % 10)}` };
        return (await testServer.request(path(round), { headers })).text();
      }),
    );
    await eventually('all to ask', () => answers.length === rounds.length);
    letRead();
    assert.deepEqual(
      await texts,
      rounds.map((round) => `record ${round}\n`),
    );
    assert.deepEqual([...reads.rounds].sort(), [1, 2, 3, 4, 5]);
    assert.ok(reads.mostAtOnce <= 2, `${reads.mostAtOnce} at once`);
  });

  test('and leaves before they are read is not served', async () => {
    const { testServer, path, reads, status, answers } = await tableWithGames();
    const letRead = reads.hold();
    const sockets = Array.from({ length: 12 }, (_, index) => deafClient(testServer, get(path(index + 1))));
    await eventually('all to ask', () => answers.length === sockets.length);
    await eventually('the first to be read', () => reads.rounds.length === 2);
    for (const socket of sockets) socket.destroy();
    await eventually('all to be gone', () => answers.every(({ destroyed }) => destroyed));
    letRead();
    // Whoever asks behind them has their turn after all of theirs.
    assert.equal(await status(99), 200);
    assert.equal(reads.rounds.at(-1), 99);
    assert.equal(reads.rounds.length, 3, `${reads.rounds} were read`);
  });

  test('all on one connection, and reads nothing, is answered no further, counted and told of', async () => {
    const { testServer, path, reads, lines } = await tableWithGames();
    const deaf = deafClient(testServer, get(path(1)).repeat(3_145));
    await eventually('the first to be answered', () => reads.rounds.length > 0);
    await eventually('too much to be noticed', () => lines.limits.length > 0);
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
    await eventually('the last one', () => answered.includes('record 5\n'));
    assert.deepEqual(
      answered.match(/record \d/g),
      [1, 2, 3, 4, 5].map((round) => `record ${round}`),
    );
    socket.destroy();
  });

  test('from one address is sent sixteen at a time, and nobody else waits for that', async () => {
    const { testServer, path, status, answers } = await tableWithGames(() => 'x'.repeat(12_000_000));
    const deaf = Array.from({ length: 16 }, () => deafClient(testServer, get(path(1))));
    await areSent(answers, 16);
    const next = status(1);
    await eventually('the seventeenth to ask', () => answers.length === 17);
    // Whoever asks behind it from another address has got everything, and it has got nothing.
    assert.equal(await status(1, { 'x-forwarded-for': '192.0.2.1' }), 200);
    assert.ok(!answers[16]!.headersSent, 'the seventeenth waits');
    for (const socket of deaf) socket.destroy();
    assert.equal(await next, 200);
  });

  test('more than fits into memory: the next is asked to come back, counted and told of', async () => {
    const games = await tableWithGames((round) => `${round}`.padEnd(12_000_000));
    const { testServer, path, status, answers, lines } = games;
    const deaf = [1, 2].map((round) => deafClient(testServer, get(path(round))));
    await areSent(answers, 2);
    const answer = await testServer.request(path(3));
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '1');
    assert.deepEqual(await limitsOf(testServer), { records: 1 });
    assert.deepEqual(lines.limits, ['records 127.0.0.1']);
    assert.equal(await status(1), 200, 'what is in memory is given');
    for (const socket of deaf) socket.destroy();
    await eventually('both to be gone', () => answers.slice(0, 2).every(({ destroyed }) => destroyed));
    assert.equal(await status(3), 200);
  });
});
