import type { afterGame as french } from '../fr/after-game.ts';
import type { Texts } from '../texts.ts';
import { history } from './history.ts';
import { learn } from './learn.ts';
import { proof } from './proof.ts';
import { replay } from './replay.ts';
import { story } from './story.ts';

export const afterGame: Texts<typeof french> = { history, learn, proof, replay, story };
