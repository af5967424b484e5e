import { VirtualGame, type VirtualTable } from '@oeillade/bots';
import { deriveSeed, Random } from '@oeillade/kernel';
import { findGame } from '../library.ts';
import { labelOf } from '../players/name.ts';
import type { Player } from '../players/player.ts';
import type { PlayerMaker } from '../players/player-maker.ts';
import { type Chunk, type Job, seatingOf, seedOf } from './job.ts';
import { nameOf } from './names.ts';

/** Plays one game of a job on the virtual clock, eyes and signals included. */
export async function playGame(
  maker: PlayerMaker,
  job: Job,
  number: number,
  { keepEvents = false } = {},
): Promise<VirtualTable> {
  const { game, setup, rules } = job;
  const secret = seedOf(job, number);
  const seating = seatingOf(job, number);
  const played = new VirtualGame<Player>({
    findGame,
    game,
    options: setup.options,
    rules,
    secret,
    keepEvents,
    seats: seating.map((name, seat) => ({ name: nameOf(seat), level: labelOf(name) })),
    bot: (seat, view) =>
      maker.player(seating[seat]!, {
        game,
        seat,
        ...setup,
        rules,
        view,
        random: new Random(secret, `bot/${seat}`),
        secret: deriveSeed(secret, `program/${seat}`),
      }),
  });
  for (let turn = played.next(); turn; turn = played.next()) {
    const asks = turn.player.act(turn.now);
    // None of our own bots answers later, and a promise for each of their acts would take longer than the act.
    played.take(turn, asks instanceof Promise ? await asks : asks);
  }
  return { table: played.table, lasted: played.table.time, events: played.events() };
}

/** The record of one game of a job. */
export async function recordOf(maker: PlayerMaker, job: Job, number: number): Promise<string> {
  const record = (await playGame(maker, job, number)).table.record();
  if (record === null) throw new Error('A game that was played has a record.');
  return record;
}

export async function recordsOf(maker: PlayerMaker, job: Job, { first, games }: Chunk): Promise<string> {
  let text = '';
  for (let number = first; number < first + games; number++) text += await recordOf(maker, job, number);
  return text;
}
