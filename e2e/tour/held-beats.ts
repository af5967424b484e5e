import type { Guest } from '../support/guest.ts';
import type { Tour } from './tour.ts';

/** Long enough to play to the end. */
export const LONGEST = 240_000;

/** Waits for each of these beats of a scene, and shows it; which of them come depends on how it goes. */
export async function heldBeats(
  { stop }: Pick<Tour, 'stop'>,
  guest: Guest,
  scene: string,
  beats: readonly string[],
  nameOf: (beat: string) => string,
): Promise<void> {
  let wanted = beats;
  await guest.get(`[data-scene="${scene}"]`).waitFor({ timeout: LONGEST });
  while (wanted.length > 0) {
    const any = wanted.map((beat) => `[data-scene="${scene}"][data-beat="${beat}"]`).join(', ');
    const isOver = `body:not(:has([data-scene="${scene}"]))`;
    const found = await guest.page.waitForSelector(`${any}, ${isOver}`, { state: 'attached' });
    const beat = await found.getAttribute('data-beat');
    if (beat === null) return;
    await stop(nameOf(beat), guest, { isBrief: true });
    wanted = wanted.slice(wanted.indexOf(beat) + 1);
  }
}
