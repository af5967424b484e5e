import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Random } from '@oeillade/kernel';
import { PICTURE } from '@oeillade/protocol/live';
import { TableClient } from '../fixtures/scenes.ts';
import { playLive } from '../live/live-table.ts';
import { LiveClient } from '../support/live-client.ts';
import { goHome } from '../support/party.ts';
import { Readings } from './auc.ts';
import { now, until } from './clock.ts';
import type { LookersData } from './lookers.ts';
import { pictureAt, sentAtOf } from './picture-at.ts';
import { TimedClient } from './timed-client.ts';

const ADA = 0;
const BEN = 1;
const CLEO = 2;
const DORA = 3;
const EMIL = 4;
const PICTURES = 4;
const EVERY = 30;
/** Longer than a look takes until the tick after it; and by chance not in step with it. */
const SETTLES = { least: 90, spread: 40 };

/**
 * Can somebody tell from their own frames that their living face is looked at? Ben sends pictures, asks at once after each
 * for a sign of life, and sees Cleo's face and hears her voice; three others look at him, or at the board.
 */
export async function lookedAt(
  server: string,
  random: Random,
  trials: number,
): Promise<Map<string, Readings>> {
  const client = new TableClient(server);
  const table = await playLive(client, { people: 5 });
  const tokens = table.people.map(({ token }) => token!);
  const { url } = table;
  await Promise.all(table.live.map((live) => live.goes()));
  await goHome(table);
  const lookers = [ADA, DORA, EMIL].map((seat) => tokens[seat]!);
  const data: LookersData = { url, lookers, seen: tokens[CLEO]!, seat: CLEO };
  const others = new Worker(new URL('./lookers.ts', import.meta.url), { workerData: data });
  await once(others, 'message');
  const ben = await LiveClient.open(url, tokens[BEN]!);
  const bensEyes = await TimedClient.seated(url, tokens[BEN]);
  bensEyes.look(CLEO);
  const readings = new Map<string, Readings>();
  const seen = { looked: 0, not: 0 };
  let taken = 0;
  for (let trial = 0; trial < trials; ) {
    for (const isLookedAt of random.shuffled([true, true, false, false])) {
      others.postMessage(isLookedAt ? BEN : null);
      await once(others, 'message');
      await until(now() + SETTLES.least + random.below(SETTLES.spread));
      bensEyes.heard = [];
      for (const [what, value] of Object.entries(await bensView())) {
        const known = readings.get(what) ?? new Readings();
        readings.set(what, known);
        known.add(isLookedAt, value);
      }
      // Back to the board for a moment: what they were shown is counted.
      others.postMessage(null);
      const [pictures] = (await once(others, 'message')) as [number];
      seen[isLookedAt ? 'looked' : 'not'] += pictures;
      trial++;
    }
  }
  assert.ok(
    seen.looked > trials && seen.not < seen.looked / 20,
    'The others saw Ben when they looked, and only then.',
  );
  await others.terminate();
  bensEyes.close();
  await ben.goes();
  return readings;

  async function bensView(): Promise<Record<string, number>> {
    ben.relayed.length = 0;
    const waits: number[] = [];
    const lags: number[] = [];
    const hear = (): void => {
      const last = ben.relayed.at(-1);
      if (last && last.packet.kind !== 'voice') lags.push(now() - sentAtOf(last.packet));
    };
    ben.socket.on('message', hear);
    for (let picture = 0; picture < PICTURES; picture++) {
      ben.sends(pictureAt(taken++ % PICTURE.keyEvery === 0));
      const asked = now();
      await bensEyes.signOfLife();
      waits.push(now() - asked);
      await until(asked + EVERY);
    }
    ben.socket.off('message', hear);
    return {
      'how long signs of life take, right after a picture': median(waits),
      'how late the pictures of others are': median(lags),
      'how many packets come': ben.relayed.length,
    };
  }
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
