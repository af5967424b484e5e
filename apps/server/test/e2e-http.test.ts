import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { library } from '@oeillade/catalogue/testkit';
import { WebSocket } from 'ws';
import { within } from '../../../tools/eventually.ts';
import { plays } from './support/hands/index.ts';
import { ended, gather, start } from './support/party.ts';
import { verified } from './support/records.ts';
import { TestServer } from './support/test-server.ts';

const testServer = await TestServer.open({ ORIGINS: 'https://friends.example' });

/** How a handshake ends: opened, or with which status. */
const knock = (code: string, origin?: string): Promise<number | 'open'> => {
  const end = new Promise<number | 'open'>((done) => {
    const socket = new WebSocket(testServer.socketUrl(code), origin === undefined ? {} : { origin });
    socket.on('open', () => {
      socket.close();
      done('open');
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    socket.on('error', () => {});
  });
  return within('the end of a handshake', end);
};

describe('the address for phones', () => {
  const addressAt = async (at: TestServer, headers: Record<string, string> = {}) =>
    ((await (await at.request('/api/address', { headers })).json()) as { url: string | null }).url;

  test('is told to a page on this very machine, and to nobody else', async () => {
    const open = await TestServer.open({ HOST: '0.0.0.0', TRUST_PROXY: 'yes' });
    const url = await addressAt(open);
    if (url !== null) assert.match(url, new RegExp(`^http://[\\d.]+:${open.server.port}$`));
    assert.equal(await addressAt(open, { 'x-forwarded-for': '192.0.2.7' }), null);
  });

  test('is the public one where there is one, and none where the server listens to its own machine alone', async () => {
    const known = await TestServer.open({ PUBLIC_URL: 'https://play.example.org' });
    assert.equal(await addressAt(known), 'https://play.example.org');
    assert.equal(await addressAt(testServer), null);
  });
});

describe('finished games', () => {
  test('are listed, fetched and verified by anybody at the table, and deleted by the host alone', async () => {
    const party = await gather(testServer, { game: 'spywhere', people: 3, words: true });
    const games = `/api/tables/${party.code}/games`;
    await start(party);
    assert.deepEqual(await (await testServer.request(games)).json(), [], 'nothing before the end');
    assert.equal((await testServer.request(`${games}/1`)).status, 404);
    await Promise.all(party.people.map(plays));
    await ended(party);
    const listed = (await (await testServer.request(games)).json()) as { round: number; game: string }[];
    assert.deepEqual(
      listed.map(({ round, game }) => ({ round, game })),
      [{ round: 1, game: 'spywhere' }],
    );
    const answer = await testServer.request(`${games}/1`);
    assert.match(answer.headers.get('content-type') ?? '', /^application\/jsonl/);
    const text = await answer.text();
    assert.equal(text, await party.watcher.record());
    const { record } = verified(text);
    assert.equal(record.header.commitment, party.watcher.client.lobby?.commitment);
    const deletes = (token: string) =>
      testServer.request(`${games}/1`, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    const [ada, ben] = party.people;
    assert.equal((await testServer.request(`${games}/1`, { method: 'DELETE' })).status, 403);
    assert.equal((await deletes(ben!.token!)).status, 403);
    assert.equal((await deletes('0'.repeat(32))).status, 403);
    assert.equal((await deletes(ada!.token!)).status, 204);
    assert.equal((await testServer.request(`${games}/1`)).status, 404);
    assert.deepEqual(await (await testServer.request(games)).json(), []);
  });
});

describe('what is asked without a socket', { concurrency: true }, () => {
  test('/healthz, /readyz and /metrics', async () => {
    assert.equal(await (await testServer.request('/healthz')).text(), 'ok\n');
    assert.equal(await (await testServer.request('/readyz')).text(), 'ready\n');
    const metrics = await (await testServer.request('/metrics')).text();
    for (const name of [
      'tables',
      'seats_connected',
      'sockets',
      'frames_in_total',
      'frames_out_total',
      'append_seconds',
    ]) {
      assert.match(metrics, new RegExp(`^# HELP oeillade_${name} `, 'm'));
    }
    assert.match(metrics, /^oeillade_nodejs_eventloop_lag/m);
  });

  test('the games, with how many play them', async () => {
    const games = (await (await testServer.request('/api/games')).json()) as {
      id: string;
      players: object;
    }[];
    assert.deepEqual(
      games.map(({ id, players }) => [id, players]),
      library.labels.map(({ id, players }) => [id, players]),
    );
  });

  test('every answer carries the security headers', async () => {
    for (const path of ['/healthz', '/api/games', '/api/tables/XXXXX', '/nowhere']) {
      const { headers } = await testServer.request(path);
      assert.match(headers.get('content-security-policy') ?? '', /default-src '(?:none|self)'/, path);
      assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, path);
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    }
  });

  test('a bad body is refused with a code', async () => {
    const refusal = async (body: unknown, path = '/api/tables') => {
      const answer = await testServer.post(path, body);
      return [answer.status, ((await answer.json()) as { refused: string }).refused];
    };
    assert.deepEqual(await refusal({ game: 'chess', name: 'Ada' }), [400, 'no-such-game']);
    assert.deepEqual(await refusal({ game: 'wink' }), [400, 'malformed']);
    assert.deepEqual(await refusal({ game: 'wink', name: 'Ada', rules: { turning: 'long' } }), [
      400,
      'bad-option',
    ]);
    assert.deepEqual(await refusal({ game: 'wink', name: 'Ada', more: 1 }), [400, 'malformed']);
    assert.deepEqual(await refusal({ game: 'wink', name: 'A'.repeat(20_000) }), [413, 'too-large']);
    assert.equal((await testServer.request('/nowhere.txt')).status, 404);
  });

  test('a body that does not say that it is JSON is refused, with a sentence for whoever wrote the client', async () => {
    const body = JSON.stringify({ game: 'wink', name: 'Ada' });
    const opens = (type: string | null) =>
      testServer.request('/api/tables', {
        method: 'POST',
        body: Buffer.from(body),
        ...(type === null ? {} : { headers: { 'content-type': type } }),
      });
    for (const type of [null, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      const answer = await opens(type);
      assert.equal(answer.status, 415, `${type}`);
      assert.deepEqual(await answer.json(), {
        refused: 'json-only',
        say: 'Send the body as JSON, with the header Content-Type: application/json.',
      });
    }
    for (const type of ['application/json', 'Application/JSON; charset=utf-8'])
      assert.equal((await opens(type)).status, 201, type);
  });

  test('pages of other sites may not connect; our own, friends and programs may', async () => {
    const { code } = await testServer.openTable({ game: 'wink' });
    assert.equal(await knock(code), 'open');
    assert.equal(await knock(code, testServer.url), 'open');
    assert.equal(await knock(code, 'https://friends.example'), 'open');
    assert.equal(await knock(code, 'https://elsewhere.example'), 403);
    assert.equal(await knock(code, 'null'), 403);
  });

  test('too many wrong codes, too many tables: come back later', async () => {
    const strict = await TestServer.open({ GUESSES_PER_MINUTE: '3', TABLES_PER_HOUR: '2' });
    const { code } = await strict.openTable({ game: 'wink' });
    await strict.openTable({ game: 'wink' });
    assert.equal((await strict.post('/api/tables', { game: 'wink', name: 'Ada' })).status, 429);
    for (let guess = 0; guess < 3; guess++)
      assert.equal((await strict.request('/api/tables/XXXXX')).status, 404);
    assert.equal((await strict.request('/api/tables/YYYYY')).status, 429);
    assert.equal((await strict.request(`/api/tables/${code}`)).status, 200, 'one’s own stays open');
  });
});

describe('an answer that was lost on its way', () => {
  const body = (name: string) => ({ name, id: `${name}-0123456789abcdef` });

  test('comes again for the same id: one seat, one secret', async () => {
    const { code } = await testServer.openTable({ game: 'wink' });
    const seats = `/api/tables/${code}/seats`;
    const [first, second] = await Promise.all([
      testServer.post(seats, body('Ben')),
      testServer.post(seats, body('Ben')),
    ]);
    const [seated, again] = [await first!.json(), await second!.json()];
    assert.deepEqual(again, seated);
    assert.deepEqual(await (await testServer.post(seats, body('Ben'))).json(), seated);
    const other = (await (await testServer.post(seats, body('Cleo'))).json()) as { seat: number };
    assert.equal(other.seat, 2, 'Ben has taken one seat');
  });

  test('the same id opens one table, and at another table it is another', async () => {
    const opens = async () => (await testServer.post('/api/tables', { game: 'wink', ...body('Ada') })).json();
    const table = (await opens()) as { code: string };
    assert.deepEqual(await opens(), table);
    const { code } = await testServer.openTable({ game: 'wink' });
    const seat = await testServer.post(`/api/tables/${code}/seats`, body('Ada'));
    assert.equal(((await seat.json()) as { code: string }).code, code);
  });

  test('comes to nobody else behind the same address, who asks for the same thing with an id of their own or none', async () => {
    const opens = async (more: object) => {
      const answer = await testServer.post('/api/tables', { game: 'wink', name: 'Ada', ...more });
      return ((await answer.json()) as { token: string }).token;
    };
    const ada = { id: 'ada-0123456789abcdef' };
    const secrets = [await opens(ada), await opens({ id: 'ada-0123456789abcdeg' }), await opens({})];
    assert.equal(new Set(secrets).size, 3);
    assert.equal(await opens(ada), secrets[0]);
  });

  test('only for an id that nobody guesses, and whoever sends another is told so in a sentence', async () => {
    const { code } = await testServer.openTable({ game: 'spywhere' });
    const sentence = async (path: string, body: object) => {
      const answer = await testServer.post(path, body);
      assert.equal(answer.status, 400);
      const { refused, say } = (await answer.json()) as { refused: string; say?: string };
      assert.equal(refused, 'malformed');
      return say;
    };
    for (const id of ['', '1', 'fifteen-letters', 'with blanks in its midst', 7, null]) {
      assert.match((await sentence(`/api/tables/${code}/seats`, { name: 'Short', id }))!, /at random/);
      assert.match((await sentence('/api/tables', { game: 'wink', name: 'Short', id }))!, /at random/);
    }
    assert.equal(await sentence('/api/tables', { game: 'wink', id: 'ab'.repeat(16) }), undefined);
    assert.equal(
      (await testServer.post('/api/tables', { game: 'wink', name: 'Ben', id: 'sixteen--letters' })).status,
      201,
    );
  });
});

describe('pages that this server serves under another name', () => {
  const preflight = (origin: string) =>
    testServer.request('/api/tables', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });

  test('may ask over HTTP and read the answer', async () => {
    const asked = await preflight('https://friends.example');
    assert.equal(asked.status, 204);
    assert.equal(asked.headers.get('access-control-allow-origin'), 'https://friends.example');
    assert.match(asked.headers.get('access-control-allow-headers') ?? '', /Content-Type/);
    const answer = await testServer.request('/api/games', { headers: { origin: 'https://friends.example' } });
    assert.equal(answer.headers.get('access-control-allow-origin'), 'https://friends.example');
  });

  test('others may not', async () => {
    const asked = await preflight('https://strangers.example');
    assert.equal(asked.status, 403);
    assert.equal(asked.headers.get('access-control-allow-origin'), null);
  });
});

test('metrics are for whoever shows the token, where there is one', async () => {
  const guarded = await TestServer.open({ METRICS_TOKEN: 'only-for-the-operator' });
  const asks = (headers: Record<string, string>) => guarded.request('/metrics', { headers });
  assert.equal((await asks({})).status, 403);
  assert.equal((await asks({ authorization: 'Bearer somebody-elses-token' })).status, 403);
  assert.equal((await asks({ authorization: 'Bearer only-for-the-operator' })).status, 200);
  assert.equal((await testServer.request('/metrics')).status, 200);
});
