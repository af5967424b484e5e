import { Cast } from '../players/cast.ts';
import type { Errand } from '../simulation/job.ts';
import { serve } from '../threads/serve.ts';
import { storiesOf } from './story.ts';

/** A thread that plays games and gives back what is counted of them. */
const cast = new Cast();

serve({
  async work({ job, chunk }: Errand) {
    await cast.load(job.lineup);
    return storiesOf(cast, job, chunk);
  },
  leave: () => cast.close(),
});
