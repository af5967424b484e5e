import type { Guest } from '../support/guest.ts';
import type { Tour } from './tour.ts';

/** Long enough to play to the end. */
export const LONGEST = 240_000;

/** Waits for each of these steps of a scene, and shows it; which of them come depends on how it goes. */
export async function heldSteps(
  { stop }: Pick<Tour, 'stop'>,
  guest: Guest,
  scene: string,
  steps: readonly string[],
  nameOf: (step: string) => string,
): Promise<void> {
  let wanted = steps;
  await guest.get(`[data-scene="${scene}"]`).waitFor({ timeout: LONGEST });
  while (wanted.length > 0) {
    const any = wanted.map((step) => `[data-scene="${scene}"][data-step="${step}"]`).join(', ');
    const isOver = `body:not(:has([data-scene="${scene}"]))`;
    const found = await guest.page.waitForSelector(`${any}, ${isOver}`, { state: 'attached' });
    const step = await found.getAttribute('data-step');
    if (step === null) return;
    await stop(nameOf(step), guest, { isBrief: true });
    wanted = wanted.slice(wanted.indexOf(step) + 1);
  }
}
