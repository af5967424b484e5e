import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from '@oeillade/kernel';
import { freePort } from '../../../../tools/postgres/postgres.ts';
import { ServerProcess } from '../crash/server-process.ts';
import { attacks } from './attacks/index.ts';
import { lookedAt } from './looked-at.ts';
import { Scene } from './scene.ts';
import { limitOf, measure, type Result, type Stage } from './trials.ts';

/**
 * `npm run test:timing`: can anybody tell by the clock, or by counting, what they may not see? Each attack is tried hundreds
 * of times against a server in a process of its own, with and without the secret act. `--seed` chooses other moments,
 * `--only` the attacks whose name holds a word. `--control` tries the attacks themselves: with `nowhere` nobody acts, and there
 * is nothing to be found out; with `elsewhere` the act is done at another table, and what shows is the disk and the processor
 * that all tables of a server share.
 */
const { values } = parseArgs({
  options: { seed: { type: 'string' }, only: { type: 'string' }, control: { type: 'string' } },
});
const { seed = String(Date.now()), only = '', control } = values;
const TABLES = 6;
/** Somebody whose living face is looked at, or not. */
const LIVING = 'sends their living face and wants to know who looks';
const LIVING_TRIALS = 400;

// Whoever ends this ends its server too, which goes when this process exits by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const data = mkdtempSync(join(tmpdir(), 'oeillade-timing-'));
const server = new ServerProcess(await freePort(), { DATA_DIR: data, REQUESTS_PER_SECOND: '100000' });
const results: Result[] = [];
console.log(`seed ${seed}`);
try {
  await server.start();
  if (LIVING.includes(only)) {
    console.log(LIVING);
    const secret = new Random(Buffer.from(seed).toString('hex').padStart(64, '0').slice(-64), 'living');
    for (const [reading, { auc, count: trials }] of await lookedAt(server.url, secret, LIVING_TRIALS)) {
      const hasFailed = auc > limitOf(trials);
      results.push({ attack: LIVING, act: 'look', reading, trials, auc, hasFailed });
      console.log(
        `  ${hasFailed ? 'FAILED' : 'ok    '} AUC ${auc.toFixed(3)} of ${trials} trials: ${reading}`,
      );
    }
  }
  const scenes: Scene[] = [];
  const setScene = async (): Promise<Scene> => {
    const secret = Buffer.from(`${seed}/${scenes.length}`).toString('hex').padStart(64, '0').slice(-64);
    const scene = await Scene.set(server.url, new Random(secret, 'timing'));
    scenes.push(scene);
    return scene;
  };
  const stages: Stage[] = [];
  while (stages.length < TABLES) {
    const attacked = await setScene();
    const actor = control === 'nowhere' ? null : control === 'elsewhere' ? await setScene() : attacked;
    stages.push({ attacked, actor });
  }
  for (const attack of attacks.filter(({ name }) => name.includes(only))) {
    for (const act of attack.acts) {
      const began = Date.now();
      const found = await measure(attack, act, stages);
      results.push(...found);
      console.log(`${attack.name}, ${act} (${Math.round((Date.now() - began) / 1000)} s)`);
      for (const { reading, auc, trials, hasFailed } of found)
        console.log(
          `  ${hasFailed ? 'FAILED' : 'ok    '} AUC ${auc.toFixed(3)} of ${trials} trials: ${reading}`,
        );
    }
  }
  for (const scene of scenes) scene.close();
} finally {
  await server.remove();
  rmSync(data, { recursive: true, force: true });
}
const failed = results.filter(({ hasFailed }) => hasFailed);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
