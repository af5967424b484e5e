import { crashRounds } from './rounds.ts';

const ROUNDS = 50;

/** `npm run test:crash`: the whole proof; with a seed as argument the moments are those of that seed. */
const [seed = String(Date.now())] = process.argv.slice(2);
for (const journal of ['sqlite', 'postgres'] as const) {
  const began = Date.now();
  const progress = (line: string): void => console.log(`  ${line}`);
  console.log(`${journal}, seed ${seed}`);
  const result = await crashRounds({ journal, rounds: ROUNDS, seed, progress });
  console.log(`${journal}: ${result}, ${Math.round((Date.now() - began) / 1000)} s`);
}
