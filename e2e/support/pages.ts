import type { Browser } from 'playwright-core';
import { type Coming, Guest } from './guest.ts';
import { agreeToEnd, sayGoodbye } from './party.ts';

export const PAGES = ['home', 'welcome', 'lobby', 'wink', 'spywhere', 'ranking'] as const;
export type PageName = (typeof PAGES)[number];

interface Tour {
  readonly browser: Browser;
  readonly look: Omit<Coming, 'name'>;
  readonly stop: (name: PageName, guest: Guest) => Promise<void>;
}

/** One person sees every page there is, and stops at each. */
export async function tour({ browser, look, stop }: Tour): Promise<void> {
  const guest = await Guest.comes(browser, { ...look, name: 'Inès' });
  const friend = await Guest.comes(browser, { ...look, name: 'Noé' });
  await guest.goesHome();
  await stop('home', guest);

  const code = await guest.opensTable('spywhere');
  await friend.page.goto(`/t/${code}`);
  await friend.sees('.welcome .btn.claim');
  await stop('welcome', friend);
  await friend.joins(code);
  await guest.get('.free-seat').click();
  await guest.get('.seat').nth(3).waitFor();
  await friend.get('.start').click();
  await guest.get('.start:not([disabled])').waitFor();
  await stop('lobby', guest);
  await guest.get('.start').click();
  await Promise.all([guest.sees('.sp-market .sp-card'), friend.sees('.sp-market')]);
  await stop('spywhere', guest);
  await agreeToEnd([guest, friend]);
  await stop('ranking', guest);

  await friend.playsAlone('wink');
  await friend.sees('.wk-card');
  await friend.get('.wk-face').first().click();
  await friend.sees('.wk-seat[data-lit]');
  await stop('wink', friend);
  await sayGoodbye([guest, friend]);
}
