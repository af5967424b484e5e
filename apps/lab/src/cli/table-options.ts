import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { gameIds } from '../library.ts';
import { gameArgument, type KeyValue, keyValues, wholeNumber } from './arguments.ts';

/** What is told to every command that lets bots play. */
export interface TableOptions {
  readonly game: string;
  readonly players: number;
  readonly seed?: string;
  readonly workers: number;
  readonly option?: readonly KeyValue[];
}

export const addTableOptions = (command: Command): Command =>
  command
    .requiredOption('--game <id>', gameIds.join(', '), gameArgument)
    .option('--players <n>', 'how many sit at the table', wholeNumber(0, 1_000_000), 4)
    .option(
      '--option <key=value>',
      'an option of the game or the table; may be given several times',
      keyValues,
    )
    .option('--seed <text>', 'any text; without it a random one, which is told')
    .option('--workers <n>', 'threads', wholeNumber(1, 256), availableParallelism());
