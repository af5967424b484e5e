import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { botsArgument, wholeNumber } from '../cli/arguments.ts';
import { EXAMPLE_GAME as GAME } from '../cli/examples.ts';
import { addFormat, checkFormat, FORMAT_HELP, type FormatOptions, print } from '../cli/format.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { arrangementFrom } from '../cli/options.ts';
import { OPTIONS_HELP } from '../cli/options-help.ts';
import { progressBar } from '../cli/progress.ts';
import { addTableOptions, type TableOptions } from '../cli/table-options.ts';
import { addGames, type Cell, cellsOf, tasksFor } from '../crossplay/cells.ts';
import { crossplayReport } from '../crossplay/report.ts';
import { CrossplayResult } from '../crossplay/result.ts';
import { inkFor } from '../draw/ink.ts';
import { EXIT, UserError } from '../errors.ts';
import { gameOf } from '../library.ts';
import { BOTS_HELP, type BotName } from '../players/name.ts';
import { printed } from '../statistics/terminal.ts';
import { count, grouped } from '../text.ts';
import { playStories, wholeRounds } from '../tournament/play.ts';

interface Options extends TableOptions, FormatOptions {
  readonly bots: readonly BotName[];
  readonly games: number;
}

const EXAMPLES = `
Examples:
  lab crossplay --game ${GAME} --players 5 --bots random,novice,regular,expert --games 200
  lab crossplay --game ${GAME} --bots expert,./my-bot.ts --games 1000 --seed 1 --json > mine.json
  lab crossplay --game ${GAME} --bots "expert,run:python3 my_bot.py" --csv

Each bot plays alone among each kind, its own kind too: with three bots that are nine tables of so many games. Every deal
is played at all of them, and whoever is alone has the same seat, so that bots are compared with the luck taken out.
Ratings are those of Bradley and Terry for tables of any size, fitted to all games together; docs/lab.md tells how.
${BOTS_HELP}
${OPTIONS_HELP}

${FORMAT_HELP}

The same seed gives the same result, whatever the number of workers.
Ctrl-C stops, and reports on what was played.`;

export function addCrossplay(program: Command): void {
  addFormat(addTableOptions(program.command('crossplay')))
    .description('every bot among every other: a matrix, ratings, and differences on the same deals')
    .requiredOption('--bots <names>', 'who is compared', botsArgument)
    .option('--games <n>', 'how many games of each table', wholeNumber(1, 1_000_000_000), 200)
    .addHelpText('after', EXAMPLES)
    .action(runCrossplay);
}

async function runCrossplay(options: Options): Promise<void> {
  const { game, players, bots, workers } = options;
  checkFormat(options);
  if (new Set(bots).size < Math.max(2, bots.length)) {
    throw new UserError('a crossplay compares bots: name at least two, and each of them once');
  }
  const arrangement = arrangementFrom(game, players, options.option ?? []);
  const seed = options.seed ?? randomBytes(16).toString('hex');
  if (options.seed === undefined) process.stderr.write(`seed: ${seed}\n`);
  const wanted = wholeRounds(options.games, players);
  const cells = cellsOf(bots, { game, ...arrangement, seed, games: wanted });
  const start = performance.now();
  await play(cells, workers);
  const result = new CrossplayResult(bots, cells, players);
  print(options, {
    about: { command: 'crossplay', game, seed, games: result.games, bots },
    measures: () => result.measures(game),
    text: () => printed(crossplayReport(gameOf(game).facts.title, result), inkFor(process.stdout)),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  process.stderr.write(`${count(cells.length, 'table')} of ${count(result.games, 'game')} (${seconds} s).\n`);
  if (result.games < wanted) process.exitCode = EXIT.interrupted;
}

async function play(cells: readonly Cell[], workers: number): Promise<void> {
  const byJob = new Map(cells.map((cell) => [cell.job, cell]));
  const tasks = tasksFor(cells, workers);
  const progress = progressBar();
  const interrupt = onInterrupt();
  const all = cells.length * cells[0]!.job.games;
  let done = 0;
  try {
    for await (const { task, result } of playStories(tasks, workers, interrupt.signal)) {
      addGames(byJob.get(task.job)!, result);
      done += result.length;
      progress.update(done / all, `${grouped(done)} of ${count(all, 'game')}`);
    }
  } finally {
    progress.clear();
    interrupt.release();
  }
}
