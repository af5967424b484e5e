import { randomPlayer } from '@oeillade/bots';
import { games } from '@oeillade/games';
import { type Game, headerOf, writeRecord } from '@oeillade/kernel';
import { type Chunk, type Job, seedOf } from './job.ts';
import { randomSeats } from './names.ts';
import { VirtualTable } from './virtual-table.ts';

/** Plays one game of a job and gives its record. */
export function playGame(job: Job, number: number): string {
  const game: Game = games[job.game];
  const seed = seedOf(job, number);
  const table = new VirtualTable({ game, setup: job.setup, seed, player: randomPlayer(job.game) });
  return writeRecord(headerOf(game, job.setup, randomSeats(job.setup.players), seed), table.playOut());
}

export function playChunk(job: Job, { first, games }: Chunk): string {
  let text = '';
  for (let number = first; number < first + games; number++) text += playGame(job, number);
  return text;
}
