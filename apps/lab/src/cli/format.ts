import type { Command } from 'commander';
import { UserError } from '../errors.ts';
import { csvOf, type Measure } from '../statistics/measure.ts';

/** For whom the output is: people, or programs of either kind. */
export interface FormatOptions {
  readonly json?: boolean;
  readonly csv?: boolean;
}

export const FORMAT_HELP = `For other programs, --json prints one object and --csv a table: a row for each number, with of whom it is, what was
measured, its 95 % interval or standard deviation where it has one, and from how many it comes.`;

export const addFormat = (command: Command): Command =>
  command
    .option('--json', 'print the numbers as JSON instead of tables')
    .option('--csv', 'print the numbers as CSV instead of tables');

/** Prints what was measured as was asked for: `text` is for people, `about` what was played. */
export function print(
  { json, csv }: FormatOptions,
  { about, measures, text }: { about: object; measures: () => readonly Measure[]; text: () => string },
): void {
  if (json) process.stdout.write(`${JSON.stringify({ ...about, measures: measures() }, null, 2)}\n`);
  else process.stdout.write(csv ? csvOf(measures()) : text());
}

/** To be called before anything is played. */
export function checkFormat({ json, csv }: FormatOptions): void {
  if (json && csv) throw new UserError('--json and --csv do not go together');
}
