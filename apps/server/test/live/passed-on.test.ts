import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { CLOSE } from '@oeillade/protocol';
import { WebSocketServer } from 'ws';
import { within } from '../../../../tools/eventually.ts';
import { sendSocketOn } from '../../src/cluster/proxy.ts';
import { Bucket } from '../../src/operate/buckets.ts';
import { LiveClient, packetOf } from '../support/live-client.ts';
import { TestServer } from '../support/test-server.ts';
import { leaveLive, looks, playLive } from './live-table.ts';

const owner = await TestServer.open();

describe('a live socket that another server passes on to the owner of its table', () => {
  let other: WebSocketServer;
  let publicUrl: string | null = null;

  const throughOther = (url: string): string => {
    const { port } = other.address() as AddressInfo;
    return `ws://127.0.0.1:${port}${new URL(url).pathname}`;
  };

  before(async () => {
    other = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
    await within('a server to listen', once(other, 'listening'));
    other.on('connection', (socket, request) => {
      const lease = { code: '', node: 'owner', epoch: 1, publicUrl, internalUrl: owner.url };
      sendSocketOn(socket, lease, request, { from: '192.0.2.1', pings: new Bucket(10, 1), shownOut() {} });
    });
  });
  after(() => other.close());

  test('carries faces and voices both ways', async () => {
    const table = await playLive(owner);
    const [ada, ben] = table.people;
    const [, , cleo] = table.live as [LiveClient, LiveClient, LiveClient];
    const adas = await LiveClient.open(throughOther(table.url), ada!.token!);
    const bens = await LiveClient.open(throughOther(table.url), ben!.token!);
    looks(ada!, 1);
    bens.sends(packetOf('key', 1, 6_000));
    bens.sends(packetOf('delta', 1));
    await adas.until(() => adas.pictures.length === 2, 'Ben’s face');
    assert.equal(adas.pictures[0]!.packet.content.length, 6_000);
    adas.sends(packetOf('voice', 0, 80));
    for (const one of [bens, cleo]) await one.until(() => one.voices.length === 1, 'Ada’s voice');
    adas.socket.send(Uint8Array.of(1, 2, 3));
    assert.equal(await adas.closed(), `${CLOSE.abuse} malformed`, 'the owner’s reason reaches the client');
    await bens.goes();
    await leaveLive(table);
  });

  test('is told where to go instead, where players reach the owner themselves', async () => {
    const { code } = await owner.openTable({ game: 'wink' });
    publicUrl = 'https://owner.example';
    const client = new LiveClient(throughOther(owner.socketUrl(code)));
    assert.equal(await client.closed(), `${CLOSE.moved} moved`);
    assert.deepEqual(client.told, [{ m: 'moved', url: `wss://owner.example/api/tables/${code}/live` }]);
    publicUrl = null;
  });
});
