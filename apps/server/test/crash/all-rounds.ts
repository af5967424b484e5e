import { crashRounds } from './rounds.ts';
import { deletedFolder, fullDisk, readOnlyDisk, wrongClock } from './troubles.ts';

const ROUNDS = 50;

/** `npm run test:crash`: the whole proof; with a seed as argument the moments are those of that seed. */
const [seed = String(Date.now())] = process.argv.slice(2);

async function prove(what: string, work: () => Promise<string>): Promise<void> {
  const began = Date.now();
  console.log(what);
  console.log(`${what}: ${await work()}, ${Math.round((Date.now() - began) / 1000)} s`);
}

await prove('disk full', fullDisk);
await prove('read-only disk', readOnlyDisk);
await prove('deleted folder', deletedFolder);
for (const kind of ['sqlite', 'postgres'] as const) {
  for (const year of [1970, 2100]) await prove(`clock set to ${year}, ${kind}`, () => wrongClock(kind, year));
}
for (const journal of ['sqlite', 'postgres'] as const) {
  const progress = (line: string): void => console.log(`  ${line}`);
  await prove(`${journal}, seed ${seed}`, () => crashRounds({ journal, rounds: ROUNDS, seed, progress }));
}
