import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { household, neighbourhood, withoutPort } from '../../src/operate/address.ts';
import { RawSocket } from '../fuzz/wire.ts';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { TestServer } from '../support/test-server.ts';

const refusalOf = async (answer: Response): Promise<unknown> =>
  ((await answer.json()) as { refused?: unknown }).refused;

describe('what an address may ask for', () => {
  test('so many tables in an hour', async () => {
    const testServer = await TestServer.open({ TABLES_PER_HOUR: '3' });
    for (let table = 0; table < 3; table++) await testServer.openTable({ game: 'wink' });
    const answer = await testServer.post('/api/tables', { game: 'wink', name: 'Eve' });
    assert.equal(answer.status, 429);
    assert.equal(await refusalOf(answer), 'too-many-tables');
  });

  test('so many requests in a second', async () => {
    let now = 1_700_000_000_000;
    const limitClock = (): number => now;
    const testServer = await TestServer.open({ REQUESTS_PER_SECOND: '1' }, undefined, { limitClock });
    const answers = await Promise.all(Array.from({ length: 40 }, () => testServer.request('/api/games')));
    const statuses = answers.map(({ status }) => status);
    // Four seconds’ worth at once.
    assert.equal(statuses.filter((status) => status === 200).length, 4);
    assert.equal(statuses.filter((status) => status === 429).length, 36);
    now += 1_000;
    assert.equal((await testServer.request('/api/games')).status, 200);
    assert.equal((await testServer.request('/api/games')).status, 429);
    assert.equal(
      (await testServer.request('/healthz')).status,
      200,
      'whoever watches over it always gets through',
    );
  });

  test('so many wrong codes in a minute, over either way, and then no right ones either but those found before', async () => {
    const testServer = await TestServer.open({ GUESSES_PER_MINUTE: '6', TRUST_PROXY: 'yes' });
    const { code: own } = await testServer.openTable({ game: 'wink' });
    const elsewhere = { 'x-forwarded-for': '192.0.2.1:40001', 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'wink', name: 'Ada' });
    const opened = await testServer.request('/api/tables', { method: 'POST', headers: elsewhere, body });
    const { code } = (await opened.json()) as { code: string };
    for (const guess of ['AAAAA', 'CCCCC', 'not-a-code']) {
      assert.equal((await testServer.request(`/api/tables/${guess}`)).status, 404);
    }
    for (const guess of ['DDDDD', 'EEEEE', 'FFFFF']) {
      const raw = new RawSocket(testServer.server.port);
      assert.equal(await raw.shakeHands(`/api/tables/${guess}/socket`), 101);
      await raw.end();
    }
    const answer = await testServer.request(`/api/tables/${code}`);
    assert.equal(answer.status, 429);
    assert.equal(await refusalOf(answer), 'too-many-guesses');
    for (const [table, status] of [
      [code, 429],
      [own, 101],
    ] as const) {
      const raw = new RawSocket(testServer.server.port);
      assert.equal(await raw.shakeHands(`/api/tables/${table}/socket`), status);
      await raw.end();
    }
  });

  test('a body of 16 KiB and no more, and a larger one is counted and told of', async () => {
    const lines = new LogLines();
    const testServer = await TestServer.open({}, lines.log);
    const answer = await testServer.post('/api/tables', { game: 'wink', name: 'x'.repeat(20_000) });
    assert.equal(answer.status, 413);
    assert.equal(await refusalOf(answer), 'too-large');
    assert.deepEqual(await limitsOf(testServer), { bodies: 1 });
    assert.deepEqual(lines.limits, ['bodies 127.0.0.1']);
  });

  test('an address is what a household has', () => {
    assert.equal(household('192.0.2.7'), '192.0.2.7');
    assert.equal(household('::ffff:192.0.2.7'), '192.0.2.7');
    assert.equal(household('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64');
    assert.equal(household('2001:db8:1:2::6'), household('2001:0db8:0001:0002:ffff::1'));
    assert.notEqual(household('2001:db8:1:2::6'), household('2001:db8:1:3::6'));
    assert.equal(household('::1'), '0:0:0:0::/64');
    assert.equal(neighbourhood(household('2001:db8:1:2::6')), '2001:db8:1::/48');
    assert.equal(neighbourhood(household('192.0.2.7')), '192.0.2.7');
    assert.equal(withoutPort('192.0.2.7:40001'), '192.0.2.7');
    assert.equal(withoutPort('[2001:db8::1]:40001'), '2001:db8::1');
    for (const plain of ['192.0.2.7', '2001:db8::1', '::1']) assert.equal(withoutPort(plain), plain);
  });
});

describe('what every answer carries', () => {
  test('a policy that allows our own files and sockets, and nothing else', async () => {
    const testServer = await TestServer.open();
    for (const path of ['/', '/healthz', '/api/games', '/api/tables/AAAAA', '/nowhere']) {
      const { headers } = await testServer.request(path);
      const policy = headers.get('content-security-policy') ?? '';
      assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
      assert.match(policy, /; connect-src 'self';/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.doesNotMatch(policy, /unsafe|\*|https?:/);
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.equal(headers.get('x-frame-options'), 'DENY');
      assert.equal(headers.get('referrer-policy'), 'no-referrer');
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
      assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin');
    }
    assert.equal((await testServer.request('/api/games')).headers.get('cache-control'), 'no-store');
  });

  test('pages may connect to the other servers of the installation', async () => {
    const testServer = await TestServer.open({ ORIGINS: 'https://two.example' });
    const policy = (await testServer.request('/')).headers.get('content-security-policy') ?? '';
    assert.match(policy, /; connect-src 'self' https:\/\/two\.example wss:\/\/two\.example;/);
  });

  test('only the worker of the face model may run WebAssembly, and no page', async () => {
    const testServer = await TestServer.open();
    const policyOf = async (path: string) =>
      (await testServer.request(path)).headers.get('content-security-policy') ?? '';
    assert.match(await policyOf('/assets/face-worker-O_Ks3-EI.js'), /script-src 'self' 'wasm-unsafe-eval';/);
    for (const path of [
      '/',
      '/train/eye',
      '/assets/index-4f.js',
      '/face-worker-4f.js',
      '/assets/face-worker-4f.js/x',
    ])
      assert.doesNotMatch(await policyOf(path), /unsafe/, path);
  });

  test('a picture on a page of another site uses up nothing of what an address may ask for', async () => {
    const testServer = await TestServer.open({ GUESSES_PER_MINUTE: '2' });
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    for (let picture = 0; picture < 5; picture++)
      assert.equal((await testServer.request('/api/tables/AAAAA', { headers })).status, 403);
    assert.equal((await testServer.request('/api/tables/AAAAA')).status, 404);
  });

  test('figures for this machine alone where there is no token, and not through a load balancer', async () => {
    const testServer = await TestServer.open();
    assert.equal((await testServer.request('/metrics')).status, 200);
    const answer = await testServer.request('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } });
    assert.equal(answer.status, 403);
  });

  test('a page of another site is answered with a refusal', async () => {
    const testServer = await TestServer.open();
    const answer = await testServer.request('/api/tables', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'text/plain' },
      body: JSON.stringify({ game: 'wink', name: 'Eve' }),
    });
    assert.equal(answer.status, 403);
    assert.equal(await refusalOf(answer), 'foreign-page');
  });

  test('never what went wrong inside', async () => {
    const testServer = await TestServer.open();
    const { code } = await testServer.openTable({ game: 'wink' });
    // As if the disk were gone.
    testServer.server.journal.listGames = () =>
      Promise.reject(new Error('disk I/O error at /var/lib/secret'));
    const answer = await testServer.request(`/api/tables/${code}/games`);
    assert.equal(answer.status, 500);
    assert.equal(await answer.text(), '{"refused":"internal"}');
  });
});
