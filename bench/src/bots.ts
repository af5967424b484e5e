import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { againstOutsiders, steps, type Wanted } from './bots/matches.ts';
import { printOutsiders } from './bots/print-outsiders.ts';
import { printSteps } from './bots/print-steps.ts';
import { playMatches } from './bots/results.ts';
import { gameIds } from './library.ts';

const USAGE = `Usage: npm run bench:bots [-- [--games N] [--only GAME] [--players N] [--seed TEXT] [steps | outsiders]]

How well the bots play: each level against the one below, and against outsiders (packages/bots/src/*/outsiders), both ways.

  --games N    games of each match (rounded up to whole rounds); without it as many as fit into half an hour
  --only GAME  one of ${gameIds.join(', ')}
  --players N  one size alone
  --seed TEXT  other games`;

const { wanted, parts } = readArguments();
console.log(
  `Benchmark of the bots of ${new Date().toISOString().slice(0, 10)}, ${availableParallelism()} cores of ${cpus()[0]?.model.trim()}`,
);
console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}, seed “${wanted.seed}”`);
const start = performance.now();
console.log('\nWins as a multiple of the fair share; with two players as a share of the games.\n');
if (parts.includes('steps')) printSteps(await playMatches(steps(wanted)));
if (parts.length > 1) console.log();
if (parts.includes('outsiders')) printOutsiders(await playMatches(againstOutsiders(wanted)));
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes.`);

function readArguments(): { wanted: Wanted; parts: readonly string[] } {
  const PARTS = ['steps', 'outsiders'];
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      options: { games: text, only: text, players: text, seed: text },
      allowPositionals: true,
    });
    if (values.only !== undefined && !gameIds.includes(values.only))
      throw new Error(`There is no game "${values.only}".`);
    const other = positionals.find((part) => !PARTS.includes(part));
    if (other !== undefined) throw new Error(`There is no part "${other}".`);
    return {
      wanted: {
        games: whole('--games', values.games),
        only: values.only ?? null,
        players: whole('--players', values.players),
        seed: values.seed ?? 'figures',
      },
      parts: positionals.length > 0 ? positionals : PARTS,
    };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

function whole(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (!(Number.isInteger(value) && value > 0)) throw new Error(`${name} is a number.`);
  return value;
}
