import { availableParallelism } from 'node:os';
import { wilson } from '@oeillade/lab/statistics/wilson.ts';
import { inOrder } from '@oeillade/lab/threads/in-order.ts';
import { type Match, type Task, tasksOf } from './match.ts';

/** Wins of the one in a match, with their 95 % interval: multiples of the fair share, or of all games with two players. */
export interface Result {
  readonly match: Match;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
  /** What a player among equals would win. */
  readonly fair: number;
}

export async function playMatches(matches: readonly Match[]): Promise<Result[]> {
  const won = new Map(matches.map((match) => [match, 0]));
  const tasks = matches.flatMap(tasksOf);
  const module = new URL('./thread.ts', import.meta.url);
  let done = 0;
  for await (const { task, result } of inOrder<Task, number>(tasks, {
    module,
    workers: availableParallelism(),
  })) {
    won.set(task.match, won.get(task.match)! + result);
    if (process.stderr.isTTY) process.stderr.write(`\r${Math.floor((100 * ++done) / tasks.length)} % `);
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return matches.map((match) => resultOf(match, won.get(match)!));
}

function resultOf(match: Match, won: number): Result {
  const { players, games } = match;
  const { low, high } = wilson(won, games);
  const unit = players === 2 ? 1 : 1 / players;
  return {
    match,
    wins: won / games / unit,
    low: low / unit,
    high: high / unit,
    fair: players === 2 ? 0.5 : 1,
  };
}
