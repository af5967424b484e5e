import { setTimeout as wait } from 'node:timers/promises';
import { CLOSE } from '@oeillade/protocol';
import { LIVE_LIMITS } from '@oeillade/protocol/live';
import { WebSocket } from 'ws';
import type { Target } from '../../fuzz/target.ts';
import { LiveClient, packetOf } from '../../support/live-client.ts';
import { CROWDED } from '../../support/some-games.ts';
import type { Seated } from '../../support/test-server.ts';
import { type Attack, expect } from '../attack.ts';

const LASTS = 6_000;
const VOICES = { game: CROWDED, options: { channel: 'living' }, rules: { voices: true } };

async function seats(target: Target, count: number): Promise<Seated[]> {
  const host = await target.openTable(VOICES);
  const all = [host];
  while (all.length < count) all.push(await target.takeSeat(host.code, `P${all.length}`));
  return all;
}

/** Sends as much as goes, and comes back as often as it is thrown out; gives how often that was. */
async function floods(url: string, token: string, until: number): Promise<number> {
  let thrownOut = 0;
  while (performance.now() < until) {
    const client = new LiveClient(url);
    await client.opened().catch(() => {});
    if (client.socket.readyState === WebSocket.OPEN) client.greets(token);
    while (client.closedWith === null && performance.now() < until) {
      if (client.socket.readyState === WebSocket.OPEN && client.socket.bufferedAmount < 1024 * 1024) {
        for (let burst = 0; burst < 8; burst++) client.sends(packetOf('key', 0, LIVE_LIMITS.pictureBytes));
        for (let burst = 0; burst < 64; burst++) client.sends(packetOf('voice', 0, LIVE_LIMITS.voiceBytes));
      }
      await wait(1);
    }
    if (client.closedWith === `${CLOSE.abuse} abuse`) thrownOut++;
    client.socket.terminate();
  }
  return thrownOut;
}

/** One seat sends pictures and voices as fast as it can, and those who should hear it read nothing. */
export const liveFlood: Attack = {
  name: 'a flood of pictures and voices, to live sockets that nobody reads',
  async run(target) {
    const [flooder, ...others] = (await seats(target, 8)) as [Seated, ...Seated[]];
    const url = target.socketUrl(flooder.code);
    const deaf = await Promise.all(others.map(({ token }) => LiveClient.open(url, token)));
    for (const { socket } of deaf) socket.pause();
    const thrownOut = await floods(url, flooder.token, performance.now() + LASTS);
    const open = deaf.filter(({ closedWith }) => closedWith === null).length;
    for (const { socket } of deaf) socket.terminate();
    return [
      expect(`whoever floods was thrown out ${thrownOut} times`, thrownOut > 0),
      expect(`${open} of ${deaf.length} others were still there`, open === deaf.length),
    ];
  },
};
