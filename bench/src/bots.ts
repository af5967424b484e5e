import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { errandsOf, type Job, playStories, Standings } from '@oeillade/lab/tournament';
import { type Step, steps } from './bots-steps.ts';
import { fiveExperts, printFive, printSteps } from './bots-tables.ts';
import { gameIds } from './library.ts';

const USAGE = `Usage: npm run bench:bots [-- [--games N] [--only GAME]]

  --games N    games of each step (rounded up to whole rounds); without it as many as fit into some minutes
  --only GAME  one of ${gameIds.join(', ')}`;

const { games, only } = readArguments();
const workers = availableParallelism();
const ladder = steps(games, only);
const five = fiveExperts(games, only);

console.log(
  `Benchmark of the bots of ${new Date().toISOString().slice(0, 10)}, ${workers} cores of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}`);
const start = performance.now();
const standings = await play([...ladder.map(({ job }) => job), ...five]);
const played = [...standings.values()].reduce((sum, { games: some }) => sum + some, 0);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(`${played.toLocaleString('en-GB')} games in ${minutes} minutes.\n`);
printSteps(ladder.map((step: Step) => ({ step, standings: standings.get(step.job)! })));
console.log();
printFive(five.map((job) => ({ job, standings: standings.get(job)! })));

/** All the tournaments, one after the other on the same threads. */
async function play(jobs: readonly Job[]): Promise<Map<Job, Standings>> {
  const found = new Map(jobs.map((job) => [job, new Standings(job.setup.players)]));
  const errands = jobs.flatMap((job) => errandsOf(job, workers));
  let done = 0;
  for await (const { errand, result } of playStories(errands, workers)) {
    for (const story of result) found.get(errand.job)!.add(story);
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.floor((100 * ++done) / errands.length)} % `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return found;
}

function readArguments(): { games: number | null; only: string | null } {
  try {
    const { values } = parseArgs({ options: { games: { type: 'string' }, only: { type: 'string' } } });
    const wanted = values.games === undefined ? null : Number(values.games);
    if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0)) throw new Error('--games is a number.');
    const id =
      values.only === undefined ? null : (gameIds.find((known) => known === values.only) ?? undefined);
    if (id === undefined) throw new Error(`There is no game "${values.only}".`);
    return { games: wanted, only: id };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
