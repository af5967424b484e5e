import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { botsArgument, wholeNumber } from '../cli/arguments.ts';
import { examplesOf } from '../cli/examples.ts';
import { tellFilledUp } from '../cli/filled-up.ts';
import { onInterrupt } from '../cli/interrupt.ts';
import { arrangementFrom } from '../cli/options.ts';
import { OPTIONS_HELP } from '../cli/options-help.ts';
import { type Progress, progressBar } from '../cli/progress.ts';
import { addTableOptions, type TableOptions } from '../cli/table-options.ts';
import { EXIT, UserError } from '../errors.ts';
import { BOTS_HELP, type BotName } from '../players/name.ts';
import type { Job } from '../simulation/job.ts';
import { lineupOf } from '../simulation/lineup.ts';
import { simulate } from '../simulation/simulate.ts';
import { openSink, type Sink } from '../simulation/sink.ts';
import { count, grouped } from '../text.ts';

interface Options extends TableOptions {
  readonly bots: readonly BotName[];
  readonly games: number;
  readonly out: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Examples:
${examplesOf('simulate')}

${BOTS_HELP}
Fewer names than seats are repeated in turn. docs/lab.md tells how to write a bot.
${OPTIONS_HELP}

The same seed gives the same bytes, whatever the number of workers.
Ctrl-C stops: the games that are complete are kept.`;

export function addSimulate(program: Command): void {
  addTableOptions(program.command('simulate'))
    .description('play games between bots and write their records, looks and signals included')
    .option('--bots <names>', 'who plays, seat by seat', botsArgument, ['random' as BotName])
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000_000), 100)
    .requiredOption('--out <file>', 'where the records go; - for standard output')
    .option('--json', 'say what was played as JSON, on standard output')
    .addHelpText('after', EXAMPLES)
    .action(runSimulate);
}

async function runSimulate(options: Options): Promise<void> {
  const { game, players, games: wanted, seed: given, out, workers } = options;
  const arrangement = arrangementFrom(game, players, options.option ?? []);
  if (options.json && out === '-')
    throw new UserError('--json would come between the records: give --out a file');
  const lineup = lineupOf(options.bots, players);
  tellFilledUp(options.bots, lineup);
  const sink = await openSink(out);
  const seed = given ?? randomBytes(16).toString('hex');
  if (given === undefined) process.stderr.write(`seed: ${seed}\n`);
  // Where the records scroll through the same terminal, a bar would only tear them apart.
  const progress = out === '-' && process.stdout.isTTY ? null : progressBar();
  const start = performance.now();
  const interrupt = onInterrupt();
  const done = await writeGames(
    { game, ...arrangement, lineup, rotates: false, seed, games: wanted },
    { workers, sink, progress, stop: interrupt.signal },
  );
  interrupt.release();
  const seconds = (performance.now() - start) / 1000;
  if (options.json) {
    const about = { command: 'simulate', game, seed, games: done, bots: lineup, out, seconds };
    process.stdout.write(`${JSON.stringify(about, null, 2)}\n`);
  } else process.stderr.write(`${summary(done, wanted, out, seconds)}\n`);
  if (done < wanted) process.exitCode = EXIT.interrupted;
}

async function writeGames(
  job: Job,
  to: {
    readonly workers: number;
    readonly sink: Sink;
    readonly progress: Progress | null;
    readonly stop: AbortSignal;
  },
): Promise<number> {
  let done = 0;
  try {
    for await (const { games, records } of simulate(job, to.workers, to.stop)) {
      await to.sink.write(records);
      done += games;
      to.progress?.update(done / job.games, `${grouped(done)} of ${count(job.games, 'game')}`);
    }
  } finally {
    to.progress?.clear();
    await to.sink.close();
  }
  return done;
}

function summary(done: number, wanted: number, out: string, seconds: number): string {
  const where = out === '-' ? '' : ` in ${out}`;
  const rate = `${seconds.toFixed(2)} s, ${grouped(Math.round(done / seconds))} games/s`;
  if (done < wanted) return `Stopped: ${grouped(done)} of ${count(wanted, 'game')} saved${where} (${rate}).`;
  return `${count(done, 'game')}${where} (${rate}).`;
}
