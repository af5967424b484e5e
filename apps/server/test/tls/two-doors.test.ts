import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { WebSocket } from 'ws';
import { within } from '../../../../tools/eventually.ts';
import { CERTIFICATE_FILE } from '../../src/tls/own-certificate.ts';
import { plays } from '../support/hands/index.ts';
import { overTls } from '../support/over-tls.ts';
import { ended, gather, goHome, type Party, start } from '../support/party.ts';
import { Person } from '../support/person.ts';
import { type Seated, TestServer } from '../support/test-server.ts';

const SELF = { HTTPS: 'self', HTTPS_PORT: '0' };
const open = (settings: Record<string, string> = {}) => TestServer.open({ ...SELF, ...settings });
const certificateOf = ({ folder }: TestServer): Buffer => readFileSync(join(folder, CERTIFICATE_FILE));

const testServer = await open({ HOSTS: 'game.house' });
const ca = certificateOf(testServer);
const secureHost = new URL(testServer.secureUrl).host;
const plainHost = new URL(testServer.url).host;

const socketUrl = (door: string, code: string): string =>
  `${door.replace('http', 'ws')}/api/tables/${code}/socket`;

/** How a handshake at one of the doors ends: opened, or with which status. */
const knocks = (door: string, code: string, options: object = {}): Promise<number | 'open'> => {
  const end = new Promise<number | 'open'>((done, failed) => {
    const socket = new WebSocket(socketUrl(door, code), { ca, ...options });
    socket.on('open', () => {
      socket.terminate();
      done('open');
    });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    socket.on('error', failed);
  });
  return within('the end of a handshake', end);
};

async function opens(name: string): Promise<Seated> {
  const body = { game: 'wink', name, rules: { turning: 20 } };
  const { status, text } = await overTls(`${testServer.secureUrl}/api/tables`, { ca, body });
  assert.equal(status, 201);
  return JSON.parse(text) as Seated;
}

interface Address {
  readonly url: string | null;
  readonly secure: string | null;
}

/** `fetch` sets the name of the host by itself. */
const addressAt = (host: string): Promise<Address> => {
  const address = new Promise<Address>((told, failed) => {
    const url = `${testServer.url}/api/address`;
    const asked = request(url, { headers: { host } }, async (answer) =>
      told(JSON.parse((await answer.toArray()).join(''))),
    );
    asked.on('error', failed).end();
  });
  return within('the address', address);
};

describe('a server with a certificate of its own', () => {
  test('opens tables over HTTPS and plays at them over wss, by any of its names', async () => {
    const { code, token } = await opens('Ada');
    const url = socketUrl(testServer.secureUrl, code);
    assert.match(url, /^wss:/);
    const ada = await new Person({ url, name: 'Ada', token }).connects({ ca });
    assert.equal(await ada.client.ask({ ask: 'ready', ready: true }), null);
    await ada.until(() => ada.client.lobby?.seats[0]?.ready === true, 'what she asked for');
    await ada.goes();
    for (const name of ['localhost', 'game.house', `${hostname().toLowerCase().split('.')[0]}.local`]) {
      const headers = { host: `${name}:8443` };
      const games = await overTls(`${testServer.secureUrl}/api/games`, { ca, servername: name, headers });
      assert.equal(games.status, 200, name);
    }
  });

  test('plays a whole game through both doors at once', async () => {
    const party: Party = await gather(testServer, { game: 'zwinkern', people: 3 });
    const [ada] = party.people as [Person];
    await ada.vanishes();
    const url = socketUrl(testServer.secureUrl, party.code);
    const back = await new Person({ url, name: 'Ada', token: ada.token! }).connects({ ca });
    const mixed: Party = {
      ...party,
      people: [back, ...party.people.slice(1)],
      everybody: [back, ...party.everybody.slice(1)],
    };
    await start(mixed);
    await Promise.all(mixed.people.map(plays));
    await ended(mixed);
    await goHome(mixed);
  });

  test('still speaks plain HTTP at the first door, and HTTP nowhere at the second', async () => {
    assert.equal((await testServer.request('/healthz')).status, 200);
    await assert.rejects(fetch(`${testServer.secureUrl.replace('https', 'http')}/healthz`));
    await assert.rejects(overTls(`${testServer.url.replace('http', 'https')}/healthz`, { ca }));
  });

  test('tells every page where it is served over HTTPS, at the name under which it was asked', async () => {
    const { port } = testServer.server.secureAt!;
    assert.equal((await addressAt(plainHost)).secure, `https://127.0.0.1:${port}`);
    assert.equal((await addressAt('game.house:8080')).secure, `https://game.house:${port}`);
    assert.equal((await addressAt('[::1]:8080')).secure, `https://[::1]:${port}`);
    const { text } = await overTls(`${testServer.secureUrl}/api/address`, { ca });
    assert.equal(JSON.parse(text).secure, testServer.secureUrl);
    const plain = await TestServer.open();
    assert.deepEqual(await (await plain.request('/api/address')).json(), { url: null, secure: null });
  });
});

describe('between the two doors', () => {
  test('no page of the plain one gets at the secure one, by request or by socket', async () => {
    const { code } = await opens('Ben');
    const { secureUrl, url } = testServer;
    // The last came in the clear, from whoever stood in the way, and calls itself a page of the secure door.
    for (const origin of [url, `http://${secureHost}`]) {
      assert.equal(await knocks(secureUrl, code, { origin }), 403, origin);
      const answer = await overTls(`${secureUrl}/api/games`, { ca, headers: { origin } });
      assert.equal(answer.status, 403, origin);
    }
    assert.equal(await knocks(secureUrl, code, { origin: secureUrl }), 'open');
    assert.equal(await knocks(url, code, { origin: url }), 'open');
    assert.equal(await knocks(url, code, { origin: secureUrl }), 403);
  });

  test('names that are not the server’s are turned away at both', async () => {
    const { code } = await opens('Cleo');
    const headers = { host: 'evil.example' };
    assert.equal(
      (await overTls(`${testServer.secureUrl}/api/games`, { ca, headers, servername: 'localhost' })).status,
      421,
    );
    for (const door of [testServer.url, testServer.secureUrl])
      assert.equal(await knocks(door, code, { headers, origin: 'https://evil.example' }), 421, door);
  });

  test('what one address may have is counted at both together', async () => {
    const narrow = await open({ SOCKETS_PER_ADDRESS: '2', GUESSES_PER_MINUTE: '2' });
    const own = certificateOf(narrow);
    const { code } = await narrow.openTable({ game: 'wink' });
    const doors = [narrow.url, narrow.secureUrl];
    const held = doors.map((door) => new WebSocket(socketUrl(door, code), { ca: own }));
    await within('both to be let in', Promise.all(held.map((socket) => once(socket, 'open'))));
    for (const door of doors) assert.equal(await knocks(door, code, { ca: own }), 429, door);
    for (const socket of held) socket.terminate();
    const statuses = [
      (await narrow.request('/api/tables/ACDE3')).status,
      (await overTls(`${narrow.secureUrl}/api/tables/ACDE4`, { ca: own })).status,
      (await narrow.request('/api/tables/ACDE5')).status,
      (await overTls(`${narrow.secureUrl}/api/tables/ACDE6`, { ca: own })).status,
    ];
    assert.deepEqual(statuses, [404, 404, 429, 429]);
  });
});

test('where the second door cannot be opened, the first is closed again', async () => {
  const { port } = testServer.server.secureAt!;
  await assert.rejects(open({ HTTPS_PORT: String(port) }), { code: 'EADDRINUSE', port });
});
