import type { later as french } from '../fr/later.ts';
import type { Texts } from '../texts.ts';
import { history } from './history.ts';
import { learn } from './learn.ts';
import { proof } from './proof.ts';
import { replay } from './replay.ts';
import { story } from './story.ts';

export const later: Texts<typeof french> = { history, learn, proof, replay, story };
