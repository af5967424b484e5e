import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { addFormat, checkFormat, FORMAT_HELP, type FormatOptions, print } from '../cli/format.ts';
import { progressBar } from '../cli/progress.ts';
import { inkFor } from '../draw/ink.ts';
import { EXIT, fileError, UserError } from '../errors.ts';
import { figure } from '../plots/figure.ts';
import { page } from '../plots/page.ts';
import { readRecords } from '../records/read.ts';
import { Source } from '../records/source.ts';
import { type Group, Statistics } from '../statistics/group.ts';
import { groupMeasures } from '../statistics/group-measures.ts';
import { reportOf } from '../statistics/report.ts';
import { printed } from '../statistics/terminal.ts';
import { count } from '../text.ts';

interface Options extends FormatOptions {
  readonly out?: string;
}

const EXAMPLES = `
Examples:
  lab stats records.jsonl
  lab stats monday.jsonl tuesday.jsonl --out report.html
  lab stats records.jsonl --out plot.svg
  lab stats records.jsonl --csv > numbers.csv

${FORMAT_HELP}

A tie splits the victory. Records are not checked against the rules here: that is what "lab verify" is for.
Exit code: 0, or 1 where a record could not be read, or 2 for wrong arguments and files that cannot be read.`;

const PLOTS: Readonly<Record<string, (groups: readonly Group[]) => string>> = {
  '.html': page,
  '.svg': figure,
};

export function addStats(program: Command): void {
  addFormat(program.command('stats'))
    .description('points, lengths and wins by bot, seat and turn order, as a table and as plots')
    .argument('<files...>', 'files of records; - for standard input')
    .option('--out <file>', 'also draw plots into this file, whose name ends in .html or .svg', plotFile)
    .addHelpText('after', EXAMPLES)
    .action(runStats);
}

function plotFile(path: string): string {
  if (!Object.hasOwn(PLOTS, extname(path))) throw new InvalidArgumentError('Its name ends in .html or .svg.');
  return path;
}

async function runStats(files: readonly string[], options: Options): Promise<void> {
  const { out } = options;
  checkFormat(options);
  const statistics = new Statistics();
  for (const file of files) await readInto(statistics, file);
  const { groups, broken } = statistics;
  if (groups.length === 0 && broken === 0)
    throw new UserError('there is no record in what was given', EXIT.broken);
  const ink = inkFor(process.stdout);
  print(options, {
    about: { command: 'stats', broken },
    measures: () => groups.flatMap(groupMeasures),
    text: () => groups.map((group) => printed(reportOf(group), ink)).join('\n'),
  });
  if (out !== undefined)
    await draw(
      groups.filter(({ finished }) => finished > 0),
      out,
    );
  if (broken > 0) {
    throw new UserError(
      `${count(broken, 'record')} could not be read and left out: see "lab verify"`,
      EXIT.broken,
    );
  }
}

async function readInto(statistics: Statistics, file: string): Promise<void> {
  const source = await Source.open(file);
  const progress = progressBar();
  let records = 0;
  for await (const read of readRecords(source.bytes())) {
    if (read.ok) statistics.add(read.record);
    else statistics.broken++;
    progress.update(source.share, count(++records, 'record'));
  }
  progress.clear();
}

async function draw(groups: readonly Group[], out: string): Promise<void> {
  if (groups.length === 0) throw new UserError('no game is finished: there is nothing to draw', EXIT.broken);
  try {
    await writeFile(out, PLOTS[extname(out)]!(groups));
  } catch (error) {
    throw fileError('write', out, error);
  }
  process.stderr.write(`Plots: ${out}\n`);
}
