import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameIds, gameOf } from './library.ts';

const USAGE = `Usage: npm run bench:bot-tables [-- --games N]

Every table of docs/bench.md that speaks of bots, one after the other, with the games and seeds they were made with. Whole, it
takes some hours on two cores.

  --games N  so many games for each row instead: 4 gives a first look`;

interface BotTable {
  readonly title: string;
  readonly script: 'bots' | 'eyes' | 'spywhere' | 'table';
  readonly games: number | null;
  readonly args: readonly string[];
}

const editions = gameIds.filter((id) => gameOf(id).facts.kinds.signal !== null);
const inEditions = (title: string, games: number, part: string): BotTable[] =>
  editions.map((id) => ({ title: `${title}: ${id}`, script: 'bots', games, args: ['--only', id, part] }));
const inSpywhere = (title: string, games: number, ...args: readonly string[]): BotTable => ({
  title: `Spywhere: ${title}`,
  script: 'bots',
  games,
  args: ['--only', 'spywhere', ...args],
});

const TABLES: readonly BotTable[] = [
  ...inEditions('The wink family, a level up', 300, 'steps'),
  ...inEditions('The wink family, outsiders', 60, 'outsiders'),
  { title: 'The wink family: how healthy the games are', script: 'eyes', games: 60, args: ['health'] },
  inSpywhere('a level up', 240, '--seed', 'fresh', 'steps'),
  inSpywhere('a level up among four, once more', 1_000, '--seed', 'fresh2', '--players', '4', 'steps'),
  inSpywhere('a level up among six, once more', 402, '--seed', 'fresh2', '--players', '6', 'steps'),
  inSpywhere('outsiders', 36, '--seed', 'spy', 'outsiders'),
  { title: 'Spywhere: how healthy the games are', script: 'spywhere', games: null, args: [] },
  { title: 'How long bots think, and whole games a second', script: 'table', games: null, args: [] },
];

const { games } = readArguments();
for (const table of TABLES) {
  const count = games ?? table.games;
  const args = [
    ...(count === null || table.script === 'table' ? [] : ['--games', String(count)]),
    ...table.args,
  ];
  console.log(`\n## ${table.title}\n\nnpm run bench:${table.script} -- ${args.join(' ')}\n`);
  const script = join(import.meta.dirname, `${table.script}.ts`);
  const { status, signal } = spawnSync(process.execPath, [...process.execArgv, script, ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(signal ? 130 : (status ?? 1));
}

function readArguments(): { games: number | null } {
  try {
    const { values } = parseArgs({ options: { games: { type: 'string' } } });
    const wanted = values.games === undefined ? null : Number(values.games);
    if (wanted !== null && !(Number.isInteger(wanted) && wanted > 0)) throw new Error('--games is a number.');
    return { games: wanted };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}
