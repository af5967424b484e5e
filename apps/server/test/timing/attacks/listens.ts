import type { Attack, Reading } from '../attack.ts';
import { now, until } from '../clock.ts';
import { LEAD, named } from '../moments.ts';
import { LASTING } from '../play.ts';
import type { Scene } from '../scene.ts';
import { eyesHeard, middleOf, phaseOf } from '../tick.ts';
import { TimedClient } from '../timed-client.ts';

/** As many sockets as one may have: each is pinged for itself, so pings are heard often. */
const OF_DORA = 7;
const WATCHERS = 24;
const PINGED_EVERY = 5_000;
/** Until everything is told that comes of a trial. */
const AFTERWARDS = 60;
/** Of the moments before, so many give the middle of the tick. */
const REMEMBERED = 64;

interface Post {
  readonly dora: readonly TimedClient[];
  readonly watchers: readonly TimedClient[];
  /** When eyes and pings were heard before. */
  readonly eyes: number[];
  readonly pings: number[];
}

const posts = new Map<Scene, Post>();

/**
 * Dora and those who watch do nothing but listen: when they hear of eyes that they may see, when they are pinged, how much
 * they hear and how long it is. Emil looks elsewhere in every trial, shortly before the act, so that there is something to hear.
 */
export const listens: Attack = {
  name: 'others only listen',
  acts: ['look', 'wink'],
  async prepare(scene) {
    if (!posts.has(scene)) posts.set(scene, await takePost(scene));
  },
  async try({ scene, act, mayAct }) {
    const post = posts.get(scene)!;
    const at = now() + LEAD;
    const acted = mayAct(at + scene.between(1, 8));
    const asItBegins = await hearAround(scene, post, at);
    if (act === 'look') return asItBegins;
    const atTheEnd = await hearAround(scene, post, at + LASTING + scene.between(-3, 8));
    await acted;
    return { ...named(asItBegins, 'as it begins'), ...named(atTheEnd, 'as it ends') };
  },
  leave(scene) {
    const post = posts.get(scene);
    posts.delete(scene);
    for (const client of [...(post?.dora.slice(1) ?? []), ...(post?.watchers ?? [])]) client.close();
  },
};

/** Emil looks elsewhere at this moment; what is heard until all is told that comes of it? */
async function hearAround(scene: Scene, post: Post, at: number): Promise<Reading> {
  for (const client of [...post.dora, ...post.watchers]) client.heard = [];
  void scene.emilLooks(at);
  await until(at + AFTERWARDS);
  return read(post);
}

async function takePost({ socketUrl, dora, dorasToken }: Scene): Promise<Post> {
  const open = async (count: number, token?: string): Promise<TimedClient[]> => {
    const clients: TimedClient[] = [];
    // Those who come together are pinged together, and all of them would tell no more than one.
    for (; clients.length < count; await until(now() + PINGED_EVERY / (OF_DORA + WATCHERS)))
      clients.push(await TimedClient.seated(socketUrl, token));
    return clients;
  };
  return {
    dora: [dora, ...(await open(OF_DORA - 1, dorasToken))],
    watchers: await open(WATCHERS),
    eyes: [],
    pings: [],
  };
}

function read({ dora, watchers, eyes, pings }: Post): Reading {
  const [first] = dora as [TimedClient];
  const pinged = [...dora, ...watchers].flatMap(({ heard }) =>
    heard.filter(({ frame }) => frame.m === 'ping'),
  );
  return {
    'when eyes are told': eyesHeard(first)
      .slice(0, 1)
      .map((at) => phase(eyes, at)),
    'when one is pinged': pinged.slice(0, 1).map((ping) => phase(pings, ping.at)),
    pings: pinged.length,
    'frames to the seat': told(first).length,
    'size of frames to the seat': sizeOf(told(first)),
    'frames to who watches': told(watchers[0]!).length,
    'size of frames to who watches': sizeOf(told(watchers[0]!)),
  };
}

/** Pings come by the clock, each socket's at its own time: they are counted for themselves. */
const told = ({ heard }: TimedClient): string[] =>
  heard.filter(({ frame }) => frame.m !== 'ping').map(({ text }) => text);

const sizeOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

function phase(before: number[], at: number): number {
  before.push(at);
  if (before.length > REMEMBERED) before.shift();
  return phaseOf(at, middleOf(before));
}
