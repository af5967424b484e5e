import { outsiders } from '@oeillade/bots/wink-family/outsiders';
import type { LabPart } from '../part.ts';
import { count } from './count.ts';
import { draw } from './draw.ts';

import { commands, features } from './learning.ts';
import { pages } from './pages.ts';
import { isTurn, tell } from './tell.ts';
import { columns, deeds, facts } from './tournament.ts';

const examples = {
  simulate: [
    '--game zwinkern --players 5 --games 1000 --seed 7 --out records.jsonl',
    '--game wink --bots regular --games 50 --option signals=nod --option lasting=500 --out nods.jsonl',
  ],
  tournament: [
    '--game zwinkern --players 5 --bots expert,regular,random --games 2000 --seed 1',
    '--game wink --players 6 --bots expert --against regular --out report.html',
    '--game wink --players 5 --bots expert --option turning=300 --option leastBetweenCalls=5000',
  ],
};

export const lab = {
  folder: 'wink-family',
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
  outsiders,
  examples,
} satisfies LabPart;
