import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything takes on a busy machine: it only ends tests that would never end by themselves. */
export const PATIENCE = 60_000;

const BETWEEN_LOOKS = 10;

/** Waits until something is so; where it never is, says what was waited for. */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  within = PATIENCE,
): Promise<void> {
  const giveUp = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > giveUp) throw new Error(`Waited ${within / 1_000} seconds in vain for ${what}.`);
    await delay(BETWEEN_LOOKS);
  }
}
