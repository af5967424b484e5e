import { type DealProof, type RecordFlaw, verify } from '@oeillade/kernel';
import type { Command } from 'commander';
import { EXAMPLE_GAME as GAME } from '../cli/examples.ts';
import { addFormat, checkFormat, type FormatOptions } from '../cli/format.ts';
import { progressBar } from '../cli/progress.ts';
import { EXIT, UserError } from '../errors.ts';
import { readRecords } from '../records/read.ts';
import { Source } from '../records/source.ts';
import { csvLines } from '../statistics/measure.ts';
import { count, grouped, harmless } from '../text.ts';

interface Options extends FormatOptions {
  readonly requireProof: boolean;
}

const EXAMPLES = `
Examples:
  lab verify records.jsonl
  lab verify --require-proof monday.jsonl tuesday.jsonl
  lab simulate --game ${GAME} --games 10 --out - | lab verify -

Each record that breaks a rule is told as FILE:LINE: RULE what is wrong. A deal is proven when it and every
later shuffle follow from the seed in the header and the seed is the one that was promised. --json and --csv list what
is broken, and JSON what was counted too.
Exit code: 0 all in order, 1 something is broken, 2 wrong arguments or a file that cannot be read.`;

export function addVerify(program: Command): void {
  addFormat(program.command('verify'))
    .description('check every line of every record against the rules')
    .argument('<files...>', 'files of records; - for standard input')
    .option('--require-proof', 'a deal that is not proven counts as broken', false)
    .addHelpText('after', EXAMPLES)
    .action(runVerify);
}

interface ToldFlaw extends RecordFlaw {
  readonly file: string;
}

class Tally {
  records = 0;
  finished = 0;
  unfinished = 0;
  proven = 0;
  unproven = 0;
  broken = 0;
  /** What is broken, in order, for other programs. */
  readonly flaws: ToldFlaw[] = [];
}

async function runVerify(files: readonly string[], options: Options): Promise<void> {
  checkFormat(options);
  const tally = new Tally();
  let exitCode: number = EXIT.ok;
  for (const file of files) {
    try {
      await verifyFile(file, options, tally);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      process.stderr.write(`lab: ${error.message}.\n`);
      exitCode = Math.max(exitCode, error.exitCode);
    }
  }
  process.stdout.write(told(tally, options));
  process.exitCode = Math.max(exitCode, tally.broken > 0 ? EXIT.broken : EXIT.ok);
}

async function verifyFile(file: string, { requireProof, json, csv }: Options, tally: Tally): Promise<void> {
  const source = await Source.open(file);
  const progress = progressBar();
  const before = tally.records;
  const complain = ({ line, rule, message }: RecordFlaw) => {
    tally.broken++;
    tally.flaws.push({ file: source.path, line, rule, message });
    progress.clear();
    if (json || csv) return;
    process.stdout.write(`${source.path}:${line}: ${rule} ${harmless(message)}\n`);
  };
  for await (const read of readRecords(source.bytes())) {
    tally.records++;
    progress.update(source.share, count(tally.records, 'record'));
    const verdict = read.ok ? verify(read.record) : read;
    if (!verdict.ok) {
      complain(verdict.flaw);
      continue;
    }
    const { deal, finished } = verdict;
    tally[finished ? 'finished' : 'unfinished']++;
    tally[deal === 'proven' ? 'proven' : 'unproven']++;
    if (requireProof && deal !== 'proven' && read.ok) {
      const line = read.record.firstLine;
      complain({ line, rule: 'format', message: `the deal is not proven: ${WHY[deal]}` });
    }
  }
  progress.clear();
  if (tally.records === before)
    throw new UserError(`${source.path} is empty: there is no record in it`, EXIT.broken);
}

const WHY: Readonly<Record<Exclude<DealProof, 'proven'>, string>> = {
  'no-seed': 'the header shows no seed, or no commitment to it',
  'other-commitment': 'what was promised before the deal is something else',
  'other-seed': 'the seed does not follow from what was promised',
  'other-deal': 'other cards were dealt than the seed gives',
  'other-shuffle': 'a shuffle in the middle of the game is not the one that the seed gives',
  'other-roll': 'a roll in the middle of the game is not the one that the seed gives',
};

function told(tally: Tally, { json, csv }: FormatOptions): string {
  if (json) return `${JSON.stringify(tally, null, 2)}\n`;
  if (!csv) return `${summary(tally)}\n`;
  const rows = tally.flaws.map(({ file, line, rule, message }) => [file, line, rule, message]);
  return csvLines([['file', 'line', 'rule', 'message'], ...rows]);
}

function summary({ records, finished, unfinished, proven, unproven, broken }: Tally): string {
  const parts = [
    `${grouped(finished)} finished`,
    `${grouped(unfinished)} unfinished`,
    `deals: ${grouped(proven)} proven, ${grouped(unproven)} not proven`,
    `${grouped(broken)} broken`,
  ];
  return `${count(records, 'record')}: ${parts.join('; ')}.`;
}
