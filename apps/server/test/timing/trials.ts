import type { Random } from '@oeillade/kernel';
import type { Attack, Reading } from './attack.ts';
import { Readings } from './auc.ts';
import { now } from './clock.ts';
import type { Act } from './play.ts';
import type { Scene } from './scene.ts';

/** Over this an attacker knows more than chance tells. */
const MOST = 0.58;
/** Of at least so many trials. */
const TRIALS = 400;
/** By chance alone one of two hundred classifiers is over the limit after 400 trials: those near it are tried for longer. */
const NEAR = { most: 0.65, trials: 1_200 };
/** The first trials of a table, in which programs get warm. */
const WARM_UP = 8;
const JUDGED_EVERY = 40;
/** A busy machine does not get to all the trials in this time. */
const LONGEST = 60_000;

/** Where trials are too few, chance tells more: the limit is as far from guessing as that of 400 trials, in its deviations. */
export const limitOf = (trials: number): number =>
  Math.max(MOST, 0.5 + (MOST - 0.5) * Math.sqrt(TRIALS / Math.max(trials, 1)));

export interface Result {
  readonly attack: string;
  readonly act: Act;
  readonly reading: string;
  readonly trials: number;
  readonly auc: number;
  readonly hasFailed: boolean;
}

/** A table that is attacked, and where the act is done: there; or, to try the attack itself, nowhere or at another table. */
export interface Stage {
  readonly attacked: Scene;
  readonly actor: Scene | null;
}

/** Tries an attack at all tables at once, each in its own time. */
export async function measure(attack: Attack, act: Act, stages: readonly Stage[]): Promise<Result[]> {
  const all = new Map<string, Readings>();
  const giveUp = now() + LONGEST;
  const results = (): Result[] =>
    [...all].map(([reading, { count: trials, auc }]) => {
      return { attack: attack.name, act, reading, trials, auc, hasFailed: auc > limitOf(trials) };
    });
  let tried = 0;
  let wanted = TRIALS;
  let isEnough = false;
  const judge = (): void => {
    if ([...all.values()].some(({ count }) => count < wanted)) return;
    const isNear = wanted === TRIALS && results().some(({ auc, hasFailed }) => hasFailed && auc <= NEAR.most);
    // Only once: who tried on until the limit is kept would always find it kept in the end.
    if (isNear) wanted = NEAR.trials;
    else isEnough = true;
  };
  const note = (reading: Reading, isSecret: boolean): void => {
    for (const [name, value] of Object.entries(reading)) {
      const readings = all.get(name) ?? new Readings();
      all.set(name, readings);
      for (const one of [value].flat()) readings.add(isSecret, one);
    }
    // Not after each trial: while results are worked out, nobody's clock runs.
    if (++tried % JUDGED_EVERY === 0) judge();
  };
  const tryAt = async ({ attacked: scene, actor }: Stage): Promise<void> => {
    await Promise.all([scene.stage(act), actor?.stage(act)]);
    const order = interleaved(scene.random);
    for (let number = 0; !isEnough && now() < giveUp; number++) {
      await attack.prepare?.(scene, act);
      await scene.settles();
      const { value: isSecret } = order.next();
      const mayAct = (at: number): Promise<number> =>
        actor ? actor.acts(act, at, isSecret) : scene.acts(act, at, false);
      const reading = await attack.try({ scene, act, mayAct });
      if (number >= WARM_UP) note(reading, isSecret);
    }
    attack.leave?.(scene);
  };
  await Promise.all(stages.map(tryAt));
  return results();
}

/** With and without, equally often in every four: whatever changes in the course of time changes for both. */
function* interleaved(random: Random): Generator<boolean, never> {
  for (;;) yield* random.shuffled([true, true, false, false]);
}
