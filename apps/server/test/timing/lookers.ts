import { parentPort, workerData } from 'node:worker_threads';
import { PICTURE } from '@oeillade/protocol/live';
import { LiveClient, packetOf } from '../support/live-client.ts';
import { pictureAt } from './picture-at.ts';
import { TimedClient } from './timed-client.ts';

/** Those who look at somebody's living face, or at the board, and one whose face that one sees: a thread of their own. */
export interface LookersData {
  readonly url: string;
  readonly lookers: readonly string[];
  readonly seen: string;
  /** The seat of the one who is seen. */
  readonly seat: number;
}

const { url, lookers, seen, seat } = workerData as LookersData;
const eyes = await Promise.all(lookers.map((token) => TimedClient.seated(url, token)));
const screens = await Promise.all(lookers.map((token) => LiveClient.open(url, token)));
const eyesOfSeen = await TimedClient.seated(url, seen);
const camera = await LiveClient.open(url, seen);
let taken = 0;
setInterval(() => camera.sends(pictureAt(taken++ % PICTURE.keyEvery === 0)), 1_000 / PICTURE.perSecond);
setInterval(() => camera.sends(packetOf('voice', seat, 80)), 40);

/** Where to look from now on; answered with how many pictures came since they were last told. */
parentPort!.on('message', (at: number | null) => {
  let pictures = 0;
  for (const { relayed } of screens) {
    pictures += relayed.filter(({ packet }) => packet.kind !== 'voice').length;
    relayed.length = 0;
  }
  for (const one of eyes) {
    one.heard = [];
    one.look(at);
  }
  eyesOfSeen.heard = [];
  parentPort!.postMessage(pictures);
});
parentPort!.postMessage(0);
