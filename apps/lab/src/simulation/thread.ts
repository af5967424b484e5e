import { PlayerMaker } from '../players/player-maker.ts';
import { serve } from '../threads/serve.ts';
import type { Task } from './job.ts';
import { recordsOf } from './play-game.ts';

/** A thread that plays games: takes tasks, gives back the records as bytes. */
const encoder = new TextEncoder();
const maker = new PlayerMaker();

serve({
  async work({ job, chunk }: Task) {
    await maker.load(job.lineup);
    return encoder.encode(await recordsOf(maker, job, chunk));
  },
  transferred: (records) => [records.buffer],
  leave: () => maker.close(),
});
