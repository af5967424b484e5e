import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Random, seedFrom } from '@oeillade/kernel';
import { FORMAT, PACKET } from '@oeillade/protocol/live';
import { LiveClient, packetOf } from '../support/live-client.ts';
import { TestServer } from '../support/test-server.ts';
import { gatherLive, leaveLive } from './live-table.ts';

const testServer = await TestServer.open();

/** Anything: much of it almost a packet. */
function anything(random: Random): Uint8Array {
  const bytes = new Uint8Array(random.below(80));
  for (let index = 0; index < bytes.length; index++) bytes[index] = random.below(256);
  if (random.happens(0.7)) bytes[0] = random.below(Object.keys(PACKET).length + 1);
  if (random.happens(0.7)) bytes[1] = random.below(Object.keys(FORMAT).length + 1);
  return bytes;
}

test('whatever a seat sends, the others receive packets of its own and nothing else, and stay', async () => {
  const table = await gatherLive(testServer);
  const [ada, ben, ...others] = table.live as [LiveClient, LiveClient, ...LiveClient[]];
  await ben.goes();
  const random = new Random(seedFrom('packets'), 'fuzz');
  for (let line = 0; line < 60; line++) {
    const broken = await LiveClient.open(table.url, table.people[1]!.token!);
    for (let sent = 0; sent < 5; sent++) {
      const bytes = anything(random);
      broken.socket.send(random.happens(0.9) ? bytes : Buffer.from(bytes).toString('latin1'));
    }
    await broken.goes();
  }
  // Clients throw at what is no packet.
  ada.sends(packetOf('voice', 0, 80));
  for (const one of others) {
    await one.until(() => one.voices.some(({ from }) => from === 0), 'Ada’s voice');
    assert.equal(one.closedWith, null);
    for (const { from } of one.relayed) assert.ok(from === 0 || from === 1);
  }
  await leaveLive(table);
});
