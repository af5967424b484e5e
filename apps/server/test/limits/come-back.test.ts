import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createMetrics } from '../../src/operate/metrics.ts';
import { Refusals } from '../../src/operate/refusals.ts';
import { SeldomLog } from '../../src/operate/seldom.ts';
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
