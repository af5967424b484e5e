import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { botArgument, botsArgument, wholeNumber } from '../cli/arguments.ts';
import { examplesOf } from '../cli/examples.ts';
import { tellFilledUp } from '../cli/filled-up.ts';
import { addFormat, checkFormat, FORMAT_HELP, type FormatOptions, print } from '../cli/format.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { arrangementFrom } from '../cli/options.ts';
import { OPTIONS_HELP } from '../cli/options-help.ts';
import { progressBar } from '../cli/progress.ts';
import { addTableOptions, type TableOptions } from '../cli/table-options.ts';
import { inkFor } from '../draw/ink.ts';
import { EXIT, fileError, UserError } from '../errors.ts';
import { gameOf } from '../library.ts';
import { BOTS_HELP, type BotName } from '../players/name.ts';
import type { Job } from '../simulation/job.ts';
import { lineupOf } from '../simulation/lineup.ts';
import { printed } from '../statistics/terminal.ts';
import { count, grouped } from '../text.ts';
import { tournamentMeasures } from '../tournament/measures.ts';
import { tournamentPage } from '../tournament/page.ts';
import { playTournament, wholeRounds } from '../tournament/play.ts';
import { tournamentReport } from '../tournament/report.ts';
import { Standings } from '../tournament/standings.ts';

interface Options extends TableOptions, FormatOptions {
  readonly bots: readonly BotName[];
  readonly against?: BotName;
  readonly games: number;
  readonly out?: string;
}

const EXAMPLES = `
Examples:
${examplesOf('tournament')}

${BOTS_HELP}
Fewer names than seats are repeated in turn, or with --against the rest of the seats goes to that one. docs/lab.md
tells how to write a bot. Everybody plays in every seat equally often, so that the number of games is rounded up.
Wins are those of all the bots of a name together; a shared victory is split.
${OPTIONS_HELP}

${FORMAT_HELP}

The same seed gives the same result, whatever the number of workers.
Ctrl-C stops, and reports on what was played.`;

export function addTournament(program: Command): void {
  addFormat(addTableOptions(program.command('tournament')))
    .description('let bots play against each other in all seats, and compare them')
    .requiredOption('--bots <names>', 'who plays', botsArgument)
    .option('--against <name>', 'who has the rest of the seats', botArgument)
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000_000), 1000)
    .option('--out <file>', 'also write a report with plots, whose name ends in .html', htmlFile)
    .addHelpText('after', EXAMPLES)
    .action(runTournament);
}

function htmlFile(path: string): string {
  if (extname(path) !== '.html') throw new InvalidArgumentError('Its name ends in .html.');
  return path;
}

async function runTournament(options: Options): Promise<void> {
  const { game, workers, out } = options;
  checkFormat(options);
  const job = jobFrom(options);
  if (options.seed === undefined) process.stderr.write(`seed: ${job.seed}\n`);
  const start = performance.now();
  const standings = await play(job, workers);
  const report = tournamentReport(game, gameOf(game).facts.title, standings);
  print(options, {
    about: { command: 'tournament', game, seed: job.seed, games: standings.games, bots: job.lineup },
    measures: () => tournamentMeasures(game, standings),
    text: () => printed(report, inkFor(process.stdout)),
  });
  const seconds = (performance.now() - start) / 1000;
  process.stderr.write(`${summary(standings.games, job.games, seconds)}\n`);
  if (out !== undefined && standings.games > 0) await write(out, tournamentPage(game, report, standings));
  if (standings.games < job.games) process.exitCode = EXIT.interrupted;
}

function jobFrom({ game, players, bots, against, games: wanted, seed, option }: Options): Job {
  const arrangement = arrangementFrom(game, players, option ?? []);
  if (bots.length > players) {
    throw new UserError(`there are ${count(bots.length, 'bot')} for ${count(players, 'seat')}`);
  }
  if (against !== undefined && bots.length === players) {
    throw new UserError('all the seats are taken: --against has nobody to sit there');
  }
  const lineup = lineupOf(bots, players, against);
  if (against === undefined) tellFilledUp(bots, lineup);
  return {
    game,
    ...arrangement,
    lineup,
    rotates: true,
    seed: seed ?? randomBytes(16).toString('hex'),
    games: wholeRounds(wanted, players),
  };
}

async function play(job: Job, workers: number): Promise<Standings> {
  const standings = new Standings(job.setup.players);
  const progress = progressBar();
  const interrupt = onInterrupt();
  let done = 0;
  try {
    for await (const story of playTournament(job, workers, interrupt.signal)) {
      standings.add(story);
      progress.update(++done / job.games, `${grouped(done)} of ${count(job.games, 'game')}`);
    }
  } finally {
    progress.clear();
    interrupt.release();
  }
  return standings;
}

async function write(out: string, page: string): Promise<void> {
  try {
    await writeFile(out, page);
  } catch (error) {
    throw fileError('write', out, error);
  }
  process.stderr.write(`Report: ${out}\n`);
}

function summary(done: number, wanted: number, seconds: number): string {
  const rate = `${seconds.toFixed(2)} s, ${grouped(Math.round(done / seconds))} games/s`;
  if (done < wanted) return `Stopped after ${grouped(done)} of ${count(wanted, 'game')} (${rate}).`;
  return `${count(done, 'game')} (${rate}).`;
}
