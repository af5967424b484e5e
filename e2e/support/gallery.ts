import type { Browser } from 'playwright-core';
import { type Coming, Guest } from './guest.ts';

/** As the host chooses it, in the words of the lobby. */
export const WATCHED = {
  none: 'Personne',
  board: 'Regarde la table',
  looking: 'Regarde les yeux',
  late: 'Voit tout, plus tard',
  part: 'Participe',
} as const;

/** The host says in the lobby how the table may be watched. */
export async function allowWatching(host: Guest, watching: keyof typeof WATCHED): Promise<void> {
  const choice = host.get('[data-part~="choice-one"]').filter({ hasText: WATCHED[watching] });
  await choice.click();
  await choice.locator(':checked').waitFor({ state: 'attached' });
}

/** Somebody comes to watch a game that goes on. */
export async function comesToWatch(browser: Browser, coming: Coming, host: Guest): Promise<Guest> {
  const guest = await Guest.comes(browser, coming);
  await guest.watches(new URL(host.page.url()).pathname);
  return guest;
}

/** Seals a prediction on the latest question: the first answer with these words under this legend. */
export async function predicts(guest: Guest, legend: string | RegExp, answer: string): Promise<void> {
  await guest.get('[data-part~="predict"]:not([aria-disabled="true"])').click();
  const group = guest.page.getByRole('dialog').getByRole('group', { name: legend }).first();
  await group.locator('[data-part~="answer"]').filter({ hasText: answer }).first().click();
  await guest.get('[data-part~="seal"]').click();
  await guest.sees('[data-part~="envelope"][data-sealing="sealed"]');
}
