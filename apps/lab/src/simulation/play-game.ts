import { playBots, type VirtualTable } from '@oeillade/bots';
import { findGame, makeBot } from '../library.ts';
import { type Chunk, type Job, seatingOf, seedOf } from './job.ts';
import { nameOf } from './names.ts';

/** Plays one game of a job on the virtual clock, eyes and signals included. */
export function playGame(job: Job, number: number, { keepEvents = false } = {}): VirtualTable {
  const { game, setup, rules } = job;
  const seats = seatingOf(job, number).map((level, seat) => ({ name: nameOf(seat), level }));
  return playBots({ findGame, makeBot, game, setup, rules, secret: seedOf(job, number), seats, keepEvents });
}

/** The record of one game of a job. */
export function recordOf(job: Job, number: number): string {
  const record = playGame(job, number).table.record();
  if (record === null) throw new Error('A game that was played has a record.');
  return record;
}

export function recordsOf(job: Job, { first, games }: Chunk): string {
  let text = '';
  for (let number = first; number < first + games; number++) text += recordOf(job, number);
  return text;
}
