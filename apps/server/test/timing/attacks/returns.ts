import type { Attack } from '../attack.ts';
import { now } from '../clock.ts';
import { readAfter } from '../moments.ts';
import type { Scene } from '../scene.ts';
import { type Heard, TimedClient } from '../timed-client.ts';

interface Returning {
  readonly name: string;
  /** The secret with which one comes back; none for somebody who watches. */
  token(scene: Scene): string | undefined;
}

/**
 * Somebody comes to the table again and again, and reads what the whole table looks like: when it was last touched, what is
 * different from the last time, and how long it took. The socket is open before, so that only the answer is timed.
 */
function returning({ name, token }: Returning): Attack {
  const before = new Map<Scene, Heard>();
  /** When a table's own clock began, by the attacker's: the latest beginning that a snapshot allows. */
  const began = new Map<Scene, number>();
  const age = (scene: Scene, at: number, t = Number.NaN): number => {
    if (Number.isFinite(t)) began.set(scene, Math.min(began.get(scene) ?? at - t, at - t));
    return at - t - (began.get(scene) ?? 0);
  };
  const arrive = async (scene: Scene, client: TimedClient): Promise<Record<string, number>> => {
    const asked = now();
    const [welcome, snapshot] = [client.next('welcome'), client.next('snapshot')];
    client.greet(token(scene));
    const shown = await snapshot;
    const last = before.get(scene);
    before.set(scene, shown);
    client.close();
    const { t, n, clock } = shown.frame;
    return {
      'age of snapshot.t': age(scene, shown.at, t),
      'age of clock.t': age(scene, shown.at, clock?.t),
      'messages since': last ? (n ?? 0) - (last.frame.n ?? 0) : Number.NaN,
      'anything else that changed': last ? Number(withoutTimes(last) !== withoutTimes(shown)) : Number.NaN,
      'size of the snapshot': shown.text.length,
      'time of the welcome': (await welcome).at - asked,
      'time of the snapshot': shown.at - asked,
    };
  };
  const clients = new Map<Scene, TimedClient[]>();
  return {
    name,
    acts: ['look', 'wink'],
    async prepare(scene, act) {
      const open = Array.from({ length: act === 'wink' ? 2 : 1 }, () => TimedClient.open(scene.socketUrl));
      clients.set(scene, await Promise.all(open));
    },
    try: (trial) => readAfter(trial, () => arrive(trial.scene, clients.get(trial.scene)!.pop()!)),
  };
}

const withoutTimes = ({ text }: Heard): string => text.replaceAll(/"(?:n|t|until|callFrom)":[\d.]+/g, '');

export const watcherReturns = returning({
  name: 'somebody who watches comes again and again',
  token: () => undefined,
});

export const seatReturns = returning({
  name: 'a third seat comes again and again',
  token: ({ dorasToken }) => dorasToken,
});
