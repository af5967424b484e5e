import { availableParallelism } from 'node:os';
import type { Level } from '@oeillade/bots';
import { type GameRecord, verify } from '@oeillade/kernel';
import type { Command } from 'commander';
import { wholeNumber } from '../cli/arguments.ts';
import { EXAMPLE_GAME as GAME } from '../cli/examples.ts';
import { arrangementFrom } from '../cli/options.ts';
import { progressBar } from '../cli/progress.ts';
import { inkFor } from '../draw/ink.ts';
import { gameIds, gameOf } from '../library.ts';
import { readRecords } from '../records/read.ts';
import { ReplayedGame } from '../replay/replayed-game.ts';
import { type Task, tasksOf } from '../simulation/job.ts';
import { lineupOf } from '../simulation/lineup.ts';
import { playAll } from '../simulation/simulate.ts';
import type { Distribution } from '../statistics/distribution.ts';
import { type Group, Statistics } from '../statistics/group.ts';
import { alignedTable } from '../statistics/terminal.ts';
import { count, grouped } from '../text.ts';

interface Options {
  readonly games: number;
  readonly seed: string;
}

/** At a small table the better ones. */
const LINEUP: readonly Level[] = ['expert', 'regular', 'novice', 'random'];

const NEXT = `Try next:
  npm run -s lab -- simulate --game ${GAME} --players 5 --bots expert,regular --games 1000 --seed 7 --out records.jsonl
  npm run -s lab -- verify records.jsonl
  npm run -s lab -- replay records.jsonl
  npm run -s lab -- stats records.jsonl --out report.html
  npm run -s lab -- tournament --game ${GAME} --players 5 --bots expert --against regular --games 500
  npm run -s lab -- --help
`;

const EXAMPLES = `
Examples:
  lab showcase
  lab showcase --games 1000 --seed tea`;

export function addShowcase(program: Command): void {
  program
    .command('showcase')
    .description('play and verify a hundred games of every game, and show how one ended')
    .option('--games <n>', 'of each game, shared among its numbers of players', wholeNumber(1, 100_000), 100)
    .option('--seed <text>', 'any text', 'showcase')
    .addHelpText('after', EXAMPLES)
    .action(runShowcase);
}

async function runShowcase({ games: each, seed }: Options): Promise<void> {
  const workers = availableParallelism();
  const start = performance.now();
  process.stdout.write('Œillade: games of secret partners, played here by bots of all levels.\n\n');
  const statistics = new Statistics();
  const first = await playAndVerify(
    gameIds.flatMap((id) => gamesOf(id, each, seed)),
    workers,
    statistics,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { groups } = statistics;
  const total = count(
    sum(groups, ({ finished }) => finished),
    'game',
  );
  const rows = gameIds.map((id) => overview(groups.filter((group) => group.id === id)));
  const table = alignedTable({ head: ['', 'players', 'games', 'turns', 'minutes'], rows }, 22);
  const verdict = `${total} in ${seconds} s on ${count(workers, 'core')}: every line of every record keeps the rules.`;
  process.stdout.write(`${[...table, '', verdict, '', ...finalPosition(first), '', NEXT].join('\n')}`);
}

function gamesOf(game: string, wanted: number, seed: string): Task[] {
  const { min, max } = gameOf(game).facts.players;
  const each = Math.ceil(wanted / (max - min + 1));
  return Array.from({ length: max - min + 1 }, (_, index) => min + index).flatMap((players) => {
    const lineup = lineupOf(LINEUP, players);
    const job = { game, ...arrangementFrom(game, players, []), lineup, rotates: true, seed, games: each };
    return tasksOf(job, 1);
  });
}

/** Gives the first of the games back. */
async function playAndVerify(tasks: readonly Task[], workers: number, into: Statistics): Promise<GameRecord> {
  const progress = progressBar();
  let first: GameRecord | null = null;
  let done = 0;
  for await (const { records } of playAll(tasks, workers)) {
    for await (const read of readRecords([records])) {
      const verdict = read.ok ? verify(read.record) : read;
      if (!read.ok || !verdict.ok) throw new Error('A record of the showcase breaks a rule.');
      into.add(read.record);
      first ??= read.record;
    }
    progress.update(++done / tasks.length, 'playing and verifying');
  }
  progress.clear();
  if (!first) throw new Error('The showcase played no game.');
  return first;
}

/** A game with all its numbers of players in one row. */
function overview(groups: readonly Group[]): string[] {
  const [least] = groups;
  const played = sum(groups, ({ finished }) => finished);
  const mean = (of: (group: Group) => Distribution) =>
    sum(groups, (group) => of(group).mean * group.finished) / played;
  return [
    least!.title,
    `${least!.players}–${groups.at(-1)!.players}`,
    grouped(played),
    mean(({ turns }) => turns).toFixed(1),
    (mean(({ seconds }) => seconds) / 60).toFixed(1),
  ];
}

function finalPosition(record: GameRecord): string[] {
  const game = new ReplayedGame(record, inkFor(process.stdout));
  const end = game.steps('all').at(-1)!;
  return [`How the first of them ended. ${end.sentence}`, '', ...game.draw(end.line, 'all')];
}

const sum = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((total, item) => total + of(item), 0);
