import { eventually } from '../../tools/eventually.ts';
import type { Guest } from './guest.ts';

/** A model of 15 MB on a busy machine. */
const LOADS = 120_000;
/** The film begins again every half minute; some of its winks may pass while the machine has no time to measure. */
const WINKS_COME = 300_000;

/** Through the words and the browser's question, past the calibration. */
export async function eyeTurnsOn(guest: Guest): Promise<void> {
  await guest.get('[aria-haspopup="menu"]').last().click();
  await guest.page.getByRole('menuitem', { name: 'Clin d’œil par la caméra' }).click();
  await guest.get('[data-part~="camera-yes"]').click();
  await guest.get('[data-part~="calibrate-done"]').click({ timeout: LOADS });
  await guest.sees('[data-part~="wink-own-eye"]');
}

/** A machine that measures too few pictures for seconds turns the camera off, as it should: then it is turned on again. */
async function keepsItOn(guest: Guest): Promise<void> {
  const stopped = guest.get('[data-part~="turn-on-eyes"] [role="alert"]');
  if ((await stopped.count()) === 0) return;
  await guest.get('[data-part~="turn-on-eyes"] [data-button]').last().click();
  await guest.looksAway('[data-part~="turn-on-eyes"]');
  await eyeTurnsOn(guest);
}

/** Waits for what a wink brings. */
export const whileEyeIsOn = (guest: Guest, what: string, holds: () => Promise<boolean>): Promise<void> =>
  eventually(
    what,
    async () => {
      await keepsItOn(guest);
      return await holds();
    },
    WINKS_COME,
  );
