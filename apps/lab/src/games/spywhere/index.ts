import type { LabPart } from '../part.ts';
import { count } from './count.ts';
import { draw } from './draw.ts';
import { commands, features } from './learning.ts';
import { pages } from './pages.ts';
import { isTurn, tell } from './tell.ts';
import { columns, deeds, facts } from './tournament.ts';

const examples = {
  simulate: ['--game spywhere --players 2 --bots expert,novice --games 10 --seed tea --out -'],
  tournament: ['--game spywhere --players 2 --bots expert,regular --games 500'],
};

export const lab = {
  folder: 'spywhere',
  draw,
  tell,
  isTurn,
  count,
  deeds,
  columns,
  facts,
  commands,
  features,
  pages,
  examples,
} satisfies LabPart;
