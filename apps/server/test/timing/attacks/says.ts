import type { Attack } from '../attack.ts';
import { now, until } from '../clock.ts';
import { LEAD, readAfter } from '../moments.ts';
import { LASTING } from '../play.ts';
import type { Scene } from '../scene.ts';
import { learnTick, nextTick } from '../tick.ts';

/** Dora says something, which is stored before it is heard, and times it: does the disk have other things to do? */
export const says: Attack = {
  name: 'a third seat times what it says',
  acts: ['look', 'wink'],
  try: (trial) => readAfter(trial, () => say(trial.scene)),
};

const ticks = new Map<Scene, number>();
/** Around the moment at which looks are stored, as Dora knows it from the eyes that she may see. */
const AROUND = { from: -4, to: 1 };

/** The same at the moment at which the looks of others are stored. */
export const saysOnTheTick: Attack = {
  name: 'a third seat times what it says on the tick',
  acts: ['look', 'wink'],
  async try(trial) {
    const { scene, act } = trial;
    const tick = ticks.get(scene) ?? (await learnTick(scene));
    ticks.set(scene, tick);
    const phase = tick + AROUND.from + scene.random.fraction() * (AROUND.to - AROUND.from);
    const at = now() + LEAD;
    const acted = trial.mayAct(at);
    // Looks are stored with the next tick, and a wink's line with the next one after its end.
    await until(nextTick(phase, at + (act === 'wink' ? LASTING + 2 : 2)));
    const reading = await say(scene);
    await acted;
    return reading;
  },
};

async function say({ dora }: Scene): Promise<Record<string, number>> {
  const asked = now();
  const said = dora.next('said');
  const answer = await dora.ask({ ask: 'say', phrase: 'hello' });
  return { 'time of the answer': answer.at - asked, 'time of the words': (await said).at - asked };
}
