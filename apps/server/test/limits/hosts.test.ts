import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { describe, test } from 'node:test';
import { within } from '../../../../tools/eventually.ts';
import { Hosts } from '../../src/http/hosts.ts';
import { createLog } from '../../src/operate/log.ts';
import { RawSocket } from '../fuzz/wire.ts';
import { TestServer } from '../support/test-server.ts';

/** The status of a request that names the server so. */
const asks = (testServer: TestServer, host: string, path = '/api/games'): Promise<number> => {
  const answer = new Promise<number>((answered, failed) => {
    request(`${testServer.url}${path}`, { headers: { host } }, (response) => {
      response.resume();
      answered(response.statusCode ?? 0);
    })
      .once('error', failed)
      .end();
  });
  return within('an answer', answer);
};

async function knocks(testServer: TestServer, host: string): Promise<number> {
  const { code } = await testServer.openTable({ game: 'wink' });
  const raw = new RawSocket(testServer.server.port);
  const status = await raw.shakeHands(`/api/tables/${code}/socket`, {
    Host: host,
    Origin: `http://${host}`,
  });
  await raw.end();
  return status;
}

describe('the name in a request', () => {
  test('of a page that has given its own name our address is not ours', async () => {
    const warnings: { reason: string; address: string; msg: string }[] = [];
    const log = createLog('warn', { write: (line) => warnings.push(JSON.parse(line)) });
    const testServer = await TestServer.open({}, log);
    for (const host of [
      'evil.example',
      'evil.example:8080',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
    ])
      assert.equal(await asks(testServer, host), 421, host);
    assert.equal(await asks(testServer, 'evil.example', '/'), 421);
    assert.equal(await asks(testServer, 'evil.example', '/metrics'), 421);
    assert.equal(await knocks(testServer, 'evil.example'), 421);
    const { values } = await testServer.server.metrics.requestsTurnedAway.get();
    assert.deepEqual(values, [{ labels: { reason: 'unknown-host' }, value: 6 }]);
    const told = warnings.map(({ reason, address, msg }) => [reason, address, msg]);
    assert.deepEqual(
      told,
      [
        ['unknown-host', '127.0.0.1', 'a request was turned away'],
        ['foreign-name', '127.0.0.1', 'socket turned away'],
      ],
      'each reason once in ten seconds',
    );
  });

  test('may be an address, localhost, or the machine’s own name', async () => {
    const testServer = await TestServer.open();
    const own = hostname().toLowerCase();
    for (const host of ['127.0.0.1', 'localhost:8080', 'LOCALHOST', '[::1]:8080', '192.168.1.20:8080', own])
      assert.equal(await asks(testServer, host), 200, host);
    assert.equal(await knocks(testServer, `${own}:8080`), 101);
  });

  test('may be one that the operator has named', async () => {
    const testServer = await TestServer.open({ HOSTS: 'play.example.org', ORIGINS: 'https://two.example' });
    for (const host of ['play.example.org', 'Play.Example.Org:443', 'two.example', 'localhost'])
      assert.equal(await asks(testServer, host), 200, host);
    assert.equal(await asks(testServer, 'evil.example'), 421);
    const any = await TestServer.open({ HOSTS: '*' });
    assert.equal(await asks(any, 'whatever.example'), 200);
  });

  test('is the business of the proxy where there is one, unless names are set', async () => {
    const behind = await TestServer.open({ TRUST_PROXY: 'yes' });
    assert.equal(await asks(behind, 'play.example.org'), 200);
    assert.equal(await knocks(behind, 'play.example.org'), 101);
    const strict = await TestServer.open({ TRUST_PROXY: 'yes', HOSTS: 'play.example.org' });
    assert.equal(await asks(strict, 'evil.example'), 421);
  });

  test('does not matter to whoever watches over the server', async () => {
    const testServer = await TestServer.open({ METRICS_TOKEN: 'only-for-the-operator' });
    assert.equal(await asks(testServer, 'server-1', '/healthz'), 200);
    assert.equal(await asks(testServer, 'server-1', '/readyz'), 200);
    assert.equal(await asks(testServer, 'server-1', '/metrics'), 403, 'for want of the token');
  });

  test('does not matter at an address that everybody reaches', () => {
    const hosts = new Hosts({ hosts: [], urls: [], trustProxy: false });
    const at = (localAddress: string): boolean =>
      hosts.knows({ headers: { host: 'play.example.org' }, socket: { localAddress } } as IncomingMessage);
    for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7'])
      assert.ok(at(address), address);
    for (const address of [
      '127.0.0.1',
      '::ffff:192.168.1.20',
      '10.0.0.2',
      '172.18.0.3',
      '::1',
      'fe80::1%eth0',
      'fd00::1',
    ])
      assert.ok(!at(address), address);
  });
});
