import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CLOSE, PROTOCOL } from '@oeillade/protocol';
import { LIVE_LIMITS, REPLACED } from '@oeillade/protocol/live';
import { eventually } from '../../../../tools/eventually.ts';
import { LiveClient, packetOf } from '../support/live-client.ts';
import { LogLines, limitsOf } from '../support/log-lines.ts';
import { start } from '../support/party.ts';
import { TestServer } from '../support/test-server.ts';
import { gatherLive, leaveLive, looks, playLive } from './live-table.ts';

/** So many packets over the limits at least are left out before a seat is taken for hostile. */
const LEFT_OUT = 150;

const lines = new LogLines();
const testServer = await TestServer.open({}, lines.log);

describe('living faces over real sockets', () => {
  test('go to whoever looks, what came since the last key picture first, and to nobody else', async () => {
    const table = await playLive(testServer);
    const { live, people } = table as typeof table & {
      live: [LiveClient, LiveClient, LiveClient, LiveClient];
    };
    const [ada, ben, cleo] = live;
    for (const kind of ['key', 'delta', 'delta'] as const) ben.sends(packetOf(kind, 1));
    await ada.until(() => ada.camerasOn.includes(1), 'word of Ben’s camera');
    looks(people[0]!, 1);
    await ada.until(() => ada.pictures.length === 3, 'the pictures since the last key picture');
    ben.sends(packetOf('delta', 1));
    await ada.until(() => ada.pictures.length === 4, 'the next picture');
    assert.deepEqual(
      ada.pictures.map(({ from, packet }) => `${from} ${packet.kind}`),
      ['1 key', '1 delta', '1 delta', '1 delta'],
    );
    assert.deepEqual(
      [ben, cleo].map(({ pictures }) => pictures.length),
      [0, 0],
    );
    looks(people[0]!, null);
    looks(people[2]!, 1);
    await cleo.until(() => cleo.pictures.length === 4, 'Ben’s face');
    ben.sends(packetOf('delta', 1));
    await cleo.until(() => cleo.pictures.length === 5, 'the next picture');
    assert.equal(ada.pictures.length, 4, 'none once she has looked away');
    await leaveLive(table);
  });

  test('are carried by no table before its game, but everybody is told whose camera is on', async () => {
    const table = await gatherLive(testServer);
    const [ada, ben] = table.live as [LiveClient, LiveClient];
    assert.deepEqual(ada.welcome, { m: 'live', seat: 0, pictures: true, voices: true });
    ben.sends(packetOf('key', 1));
    await ada.until(() => ada.camerasOn.includes(1), 'word of Ben’s camera');
    await start(table);
    looks(table.people[0]!, 1);
    ben.sends(packetOf('key', 1));
    await ada.until(() => ada.pictures.length > 0, 'Ben’s face');
    await leaveLive(table);
  });
});

describe('voices over real sockets', () => {
  test('go to all other seats', async () => {
    const table = await gatherLive(testServer);
    const [ada, ben, cleo, dora] = table.live as [LiveClient, LiveClient, LiveClient, LiveClient];
    ben.sends(packetOf('voice', 1, 80));
    for (const other of [ada, cleo, dora]) await other.until(() => other.voices.length === 1, 'Ben’s voice');
    assert.equal(ben.voices.length, 0);
    assert.ok(
      table.watcher.received.every(({ text }) => /"m":"(?:cameras|live)"/.exec(text) === null),
      'who watches has no live socket, and is told nothing of them on the other',
    );
    await leaveLive(table);
  });
});

describe('a live socket', () => {
  test('is closed with the reason where its hello is none', async () => {
    const { code } = await testServer.openTable({ game: 'wink' });
    const url = testServer.socketUrl(code);
    const closing = async (hello: (client: LiveClient) => void): Promise<string> => {
      const client = new LiveClient(url);
      await client.opened();
      hello(client);
      return client.closed();
    };
    assert.equal(await closing((client) => client.greets('ab'.repeat(16))), `${CLOSE.left} no-such-seat`);
    assert.equal(await closing((client) => client.sends(packetOf('key', 0))), `${CLOSE.abuse} hello-first`);
    assert.equal(
      await closing((client) => client.says({ ask: 'live', protocol: PROTOCOL - 1, token: '' })),
      `${CLOSE.oldClient} old-client`,
    );
    assert.equal(
      await closing((client) => client.says({ ask: 'live', pad: ' '.repeat(2_000) })),
      `${CLOSE.abuse} too-large`,
    );
    const nowhere = new LiveClient(testServer.socketUrl('AAAAA'));
    assert.equal(await nowhere.closed(), `${CLOSE.noSuchTable} no-such-table`);
  });

  test('is replaced by a newer one of the same seat', async () => {
    const { code, token } = await testServer.openTable({ game: 'wink' });
    const url = testServer.socketUrl(code);
    const first = await LiveClient.open(url, token);
    const second = await LiveClient.open(url, token);
    assert.equal(await first.closed(), `${REPLACED} replaced`);
    assert.equal(second.closedWith, null);
    await second.goes();
  });

  test('is asked to come back later where its address has too many, counted and told of', async () => {
    const told = new LogLines();
    const small = await TestServer.open({ SOCKETS_PER_ADDRESS: '1' }, told.log);
    const { code, token } = await small.openTable({ game: 'wink' });
    const ben = await small.takeSeat(code, 'Ben');
    const first = await LiveClient.open(small.socketUrl(code), token);
    const second = new LiveClient(small.socketUrl(code));
    await second.opened();
    second.greets(ben.token);
    assert.equal(await second.closed(), '1013 too-many-sockets');
    assert.deepEqual(await limitsOf(small), { sockets: 1 });
    assert.deepEqual(told.limits, ['sockets 127.0.0.1']);
    await first.goes();
  });

  test('of a table for which there is no place says so, and the operator is told', async () => {
    const told = new LogLines();
    const small = await TestServer.open({ LIVE_TABLES: '1' }, told.log);
    const [first, second] = [await gatherLive(small), await gatherLive(small)];
    const [hers] = second.live as [LiveClient];
    assert.deepEqual(hers.welcome, { m: 'live', seat: 0, pictures: false, voices: true, full: true });
    assert.deepEqual(await limitsOf(small), { 'live-tables': 1 });
    assert.deepEqual(told.limits, ['live-tables null']);
    await leaveLive(first);
    await leaveLive(second);
  });

  test('is closed by what is too large, or no packet', async () => {
    const { code, token } = await testServer.openTable({ game: 'wink' });
    const url = testServer.socketUrl(code);
    const closing = async (bytes: Uint8Array): Promise<string> => {
      const client = await LiveClient.open(url, token);
      client.socket.send(bytes);
      return client.closed();
    };
    assert.equal(await closing(Uint8Array.of(1, 2, 3)), `${CLOSE.abuse} malformed`);
    assert.equal(await closing(new Uint8Array(LIVE_LIMITS.pictureBytes + 7)), `${CLOSE.abuse} too-large`);
    assert.match(await closing(new Uint8Array(64 * 1024 + 1)), /^1009 /);
  });

  test('leaves out what is over the limits, and is closed where that goes on and on', async () => {
    const table = await gatherLive(testServer);
    const [ada, ben] = table.live as [LiveClient, LiveClient];
    const most = LIVE_LIMITS.voicesPerSecond * 4;
    let sent = 0;
    await eventually('the end of the flood', () => {
      for (const end = sent + most; sent < end; sent++) ben.sends(packetOf('voice', 1, 40));
      return ben.closedWith !== null;
    });
    assert.equal(ben.closedWith, `${CLOSE.abuse} abuse`);
    await ada.until(() => ada.voices.length >= most, 'what is within the limits');
    assert.ok(ada.voices.length < sent - LEFT_OUT, `${ada.voices.length} of ${sent}`);
    const again = new LiveClient(table.url);
    await again.opened();
    again.greets(table.people[1]!.token!);
    assert.equal(await again.closed(), '1013 abuse', 'whoever floods is not let in again for a while');
    assert.ok(lines.shownOut.includes('abuse 127.0.0.1'));
    const { 'shut-out': shutOut, 'live-packets': leftOut = 0 } = await limitsOf(testServer);
    assert.equal(shutOut, 1);
    assert.ok(leftOut > LEFT_OUT, `${leftOut} were counted`);
    assert.deepEqual([...new Set(lines.limits)], ['live-packets 127.0.0.1', 'shut-out 127.0.0.1']);
    await leaveLive(table);
  });
});
