import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { describe, test } from 'node:test';
import { within } from '../../../../tools/eventually.ts';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Refusals } from '../../src/operate/refusals.ts';
import { SeldomLog } from '../../src/operate/seldom.ts';
import { LogLines } from '../support/log-lines.ts';
import { HANDSHAKE } from '../support/slow-stream.ts';
import { TestServer } from '../support/test-server.ts';

const after = (answer: Response): number => Number(answer.headers.get('retry-after'));

describe('who has to wait is told how long', () => {
  test('for another table', async () => {
    const testServer = await TestServer.open({ TABLES_PER_HOUR: '3' });
    for (let table = 0; table < 3; table++) await testServer.openTable({ game: 'wink' });
    const answer = await testServer.post('/api/tables', { game: 'wink', name: 'Ada' });
    assert.equal(answer.status, 429);
    assert.ok(after(answer) > 1_000 && after(answer) <= 1_200, `${after(answer)}`);
  });

  test('for a server that has lost its database, and for a table on its way', async () => {
    const testServer = await TestServer.open();
    const { code } = await testServer.openTable({ game: 'wink' });
    testServer.server.rooms.find = async () => ({ at: 'moving' });
    const moving = await testServer.request(`/api/tables/${code}`);
    assert.deepEqual([moving.status, after(moving)], [503, 1]);
    Object.defineProperty(testServer.server.rooms, 'isServing', { get: () => false });
    const opening = await testServer.post('/api/tables', { game: 'wink', name: 'Ada' });
    assert.deepEqual([opening.status, after(opening)], [503, 2]);
  });

  test('whoever asks whether the server is ready, for one that is not', async () => {
    const testServer = await TestServer.open();
    Object.defineProperty(testServer.server.rooms, 'whyNotServing', { get: () => 'no database' });
    const answer = await testServer.request('/readyz');
    assert.deepEqual([answer.status, after(answer)], [503, 2]);
    assert.equal(await answer.text(), 'not ready: no database\n');
  });

  test('for a socket that was about to be let in when the server stopped', async () => {
    const told = new LogLines();
    const testServer = await TestServer.open({}, told.log);
    const { server } = testServer;
    const { rooms } = server;
    const { code } = await testServer.openTable({ game: 'wink' });
    const asked = new Promise<() => void>((looking) => {
      rooms.find = () => new Promise((found) => looking(() => found({ at: 'moving' })));
    });
    const upgrade = { headers: { ...HANDSHAKE, connection: 'Upgrade' } };
    const knocks = request(`${testServer.url}/api/tables/${code}/socket`, upgrade).end();
    const refused = once(knocks, 'response') as Promise<[IncomingMessage]>;
    const answers = await within('the server to look for the table', asked);
    const handsOver = rooms.stop.bind(rooms);
    rooms.stop = async () => {
      await handsOver();
      // In the turn after this one the sockets' door is closed.
      setImmediate(answers);
    };
    const stopped = server.stop();
    const [{ statusCode, headers }] = await within('an answer', refused);
    assert.deepEqual([statusCode, headers['retry-after']], [503, '2']);
    await within('the end of the server', stopped);
    assert.deepEqual(
      told.all.filter(({ msg }) => msg === 'socket turned away').map(({ reason }) => reason),
      ['not-ready'],
    );
  });

  test('for the next request, and it is counted why', async () => {
    const testServer = await TestServer.open({ REQUESTS_PER_SECOND: '1' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => testServer.request('/api/games')));
    const refused = answers.filter(({ status }) => status === 429);
    assert.ok(refused.length > 0);
    for (const answer of refused) assert.equal(after(answer), 1);
    const { values } = await testServer.server.metrics.limited.get();
    assert.deepEqual(
      values.map(({ labels, value }) => [labels['limit'], value]),
      [['requests', refused.length]],
    );
  });
});

describe('an answer for an id', () => {
  const opens = (testServer: TestServer, address: string, name = 'Ada') =>
    testServer.request('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ game: 'wink', name, id: 'aaaaaaaaaaaaaaaaaaaa' }),
    });
  const seated = async (answer: Promise<Response>) =>
    (await (await answer).json()) as { code: string; token: string };

  test('is for whoever asked: from another address, or for another wish, the id brings nothing of theirs', async () => {
    const testServer = await TestServer.open({ TRUST_PROXY: 'yes' });
    const ada = await seated(opens(testServer, '192.0.2.1'));
    assert.deepEqual(await seated(opens(testServer, '192.0.2.1')), ada);
    const eve = await seated(opens(testServer, '192.0.2.2'));
    assert.notEqual(eve.token, ada.token);
    assert.notEqual(eve.code, ada.code);
    const neighbour = await seated(opens(testServer, '192.0.2.1', 'Eve'));
    assert.notEqual(neighbour.token, ada.token, 'behind the same address, under another name');
  });

  test('costs one table, however often it is asked for', async () => {
    const testServer = await TestServer.open({ TABLES_PER_HOUR: '1' });
    const first = await seated(opens(testServer, '192.0.2.1'));
    for (let time = 0; time < 3; time++)
      assert.deepEqual(await seated(opens(testServer, '192.0.2.1')), first);
  });
});

test('the same trouble is told once in ten seconds, with how often it came', () => {
  let now = 0;
  const lines: object[] = [];
  const log = { warn: (fields: object, message: string) => lines.push({ ...fields, message }) };
  const seldom = new SeldomLog(log as never, () => now);
  const refusals = new Refusals(createMetrics(), seldom);
  for (let time = 0; time < 500; time++) refusals.count('sockets', '192.0.2.1');
  refusals.count('guesses', '192.0.2.1');
  now = 10_000;
  refusals.count('sockets', '192.0.2.2');
  const message = 'a limit was reached';
  assert.deepEqual(lines, [
    { limit: 'sockets', address: '192.0.2.1', times: 1, message },
    { limit: 'guesses', address: '192.0.2.1', times: 1, message },
    { limit: 'sockets', address: '192.0.2.2', times: 500, message },
  ]);
});
