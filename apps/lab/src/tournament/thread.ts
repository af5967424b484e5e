import { PlayerMaker } from '../players/player-maker.ts';
import type { Task } from '../simulation/job.ts';
import { serve } from '../threads/serve.ts';
import { storiesOf } from './story.ts';

/** A thread that plays games and gives back what is counted of them. */
const maker = new PlayerMaker();

serve({
  async work({ job, chunk }: Task) {
    await maker.load(job.lineup);
    return storiesOf(maker, job, chunk);
  },
  leave: () => maker.close(),
});
