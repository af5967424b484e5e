import type { Random } from '@oeillade/kernel';
import type { Level } from '../bot.ts';
import type { Command } from './mind.ts';

/** How long a step takes, in milliseconds: at least `least`, usually `usual` more, now and then much more. */
const THINKING: Readonly<Record<Level, { readonly least: number; readonly usual: number }>> = {
  random: { least: 700, usual: 700 },
  novice: { least: 1_000, usual: 1_300 },
  regular: { least: 900, usual: 1_000 },
  expert: { least: 800, usual: 900 },
};

/** Drawing a card takes no thought. */
const SHARE: Readonly<Record<Command['do'], number>> = {
  draw: 0.5,
  exchange: 1,
  eliminate: 0.8,
  attempt: 1,
  'end-turn': 0.8,
  'attempt-last': 1.5,
};

const LONGEST = 4_000;

export function thinkingTime(level: Level, kind: Command['do'], random: Random): number {
  const { least, usual } = THINKING[level];
  const drawn = least - usual * Math.log(1 - random.fraction());
  return Math.round(SHARE[kind] * Math.min(LONGEST, drawn));
}

/** How long a bot waits before it asks again for what was refused: the table may be paused or suspended. */
export const RETRY = { least: 400, most: 1_200 } as const;

/** Between two slices of a long thought, so that whoever shares the processor gets to it. */
export const BREATH = 20;
