import type { Random } from '@oeillade/kernel';

/** A time in milliseconds that varies as people do: around `typical`, never under `least`. */
export interface Span {
  readonly least: number;
  readonly typical: number;
}

/** Draws a time: most are near the typical one, and a few are much longer. */
export function draw(random: Random, { least, typical }: Span): number {
  const spread = -Math.log(1 - random.fraction() * 0.98);
  return Math.round(least + (typical - least) * spread);
}

/**
 * Milliseconds from seeing something to acting on it, as people's vary: most around `usual`, closer or further by `spread`, and
 * with a tail of slower ones.
 */
export interface ReactionTime {
  readonly usual: number;
  readonly spread: number;
  readonly tail: number;
}

/** A bell and an exponential tail added up, which is how measured reactions of people are described. */
export function drawReactionTime(random: Random, { usual, spread, tail }: ReactionTime): number {
  const bell = 2 * (random.fraction() + random.fraction() + random.fraction() - 1.5);
  return Math.round(usual + spread * bell - tail * Math.log(1 - random.fraction() * 0.99));
}

/** How long a bot waits before it asks again for what was refused: the table may be paused or suspended. */
const RETRY = { least: 400, most: 1_200 } as const;

export const retryWait = (random: Random): number => RETRY.least + random.below(RETRY.most - RETRY.least);

/** Between two slices of a long thought, so that whoever shares the processor gets to it. */
export const BREATH = 20;
