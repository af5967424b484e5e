import type { LabPart } from '@oeillade/lab/games/part.ts';
import { count } from './count.ts';
import { draw } from './draw.ts';
import { isTurn, tell } from './tell.ts';
import { columns, deeds, facts } from './tournament.ts';

const examples = {
  simulate: ['--game liars-dice --players 3 --bots expert,novice --games 10 --seed tea --out -'],
  tournament: ['--game liars-dice --players 3 --bots expert,regular --games 500'],
};

export const lab = {
  folder: 'liars-dice',
  draw,
  tell,
  isTurn,
  count,
  deeds,
  columns,
  facts,
  examples,
} satisfies LabPart;
