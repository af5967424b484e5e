import { history } from './history.ts';
import { learn } from './learn.ts';
import { proof } from './proof.ts';
import { replay } from './replay.ts';
import { story } from './story.ts';

/** What few pages say: it comes with them. */
export const afterGame = { history, learn, proof, replay, story };
