import { Cast } from '../players/cast.ts';
import { serve } from '../threads/serve.ts';
import type { Errand } from './job.ts';
import { recordsOf } from './play-game.ts';

/** A thread that plays games: takes errands, gives back the records as bytes. */
const encoder = new TextEncoder();
const cast = new Cast();

serve({
  async work({ job, chunk }: Errand) {
    await cast.load(job.lineup);
    return encoder.encode(await recordsOf(cast, job, chunk));
  },
  transferred: (records) => [records.buffer],
  leave: () => cast.close(),
});
