import { basename, extname } from 'node:path';
import { isLevel, LEVELS } from '@oeillade/bots';
import { outsiderNames } from './outsiders.ts';

/**
 * Who sits on a seat, as it is written on the command line: a level of our own bots, one of the players that are there for
 * comparison alone, a file that holds a bot, or a program.
 */
export type BotName = string;

const PROGRAM = 'run:';
const MODULES = ['.ts', '.mts', '.js', '.mjs'];

export const isProgram = (name: BotName): boolean =>
  name.startsWith(PROGRAM) && name.slice(PROGRAM.length).trim() !== '';

export const isModule = (name: BotName): boolean => !isProgram(name) && MODULES.includes(extname(name));

export const isBotName = (name: BotName): boolean =>
  isLevel(name) || outsiderNames.includes(name) || isProgram(name) || isModule(name);

/** The words of a program's command line; no shell reads them. */
export const commandOf = (name: BotName): string[] => name.slice(PROGRAM.length).trim().split(/\s+/);

/** What a bot is called in tables and records: `./bots/my-bot.ts` and `run:python3 my-bot.py` are both my-bot. */
export function labelOf(name: BotName): string {
  if (isModule(name)) return basename(name, extname(name));
  if (!isProgram(name)) return name;
  const words = commandOf(name);
  const file = words.find((word) => extname(word) !== '') ?? words[0]!;
  return basename(file, extname(file));
}

/** Labels for these bots, each of them another: where two would be called the same they are called by their whole names. */
export function labelsOf(names: readonly BotName[]): Map<BotName, string> {
  const distinct = [...new Set(names)];
  const times = (label: string): number => distinct.filter((name) => labelOf(name) === label).length;
  return new Map(distinct.map((name) => [name, times(labelOf(name)) > 1 ? name : labelOf(name)]));
}

/** Who can be named, in one line. */
export const BOTS_HELP = `The bots are ${LEVELS.join(', ')}; a file of your own such as ./my-bot.ts; a program such as "run:python3 my_bot.py"; and for comparison ${outsiderNames.join(', ')}.`;
