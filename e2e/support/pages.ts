import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import { type Coming, Guest } from './guest.ts';
import { agreeToEnd, begin, sayGoodbye } from './party.ts';
import { agreeOnFaces, opensScreen } from './same-room.ts';
import { playSpywhere } from './spywhere.ts';
import { call, nextToAct } from './wink.ts';

export const PAGES = [
  'home',
  'welcome',
  'lobby',
  'spywhere',
  'spywhere-menu',
  'spywhere-place',
  'spywhere-notebook',
  'spywhere-identify',
  'spywhere-last',
  'spywhere-ranking',
  'wink',
  'wink-menu',
  'wink-keys',
  'wink-points',
  'wink-accuse',
  'wink-claim',
  'wink-ranking',
  'screen-gathering',
  'screen',
  'phone',
  'phone-hand',
] as const;
export type PageName = (typeof PAGES)[number];

interface Tour {
  readonly browser: Browser;
  readonly look: Omit<Coming, 'name'>;
  readonly stop: (name: PageName, guest: Guest) => Promise<void>;
}

type Stop = Tour['stop'];

const SHEET = 'dialog .sheet';

/** One person sees every page there is, with all that opens over it, and stops at each. */
export async function tour({ browser, look, stop }: Tour): Promise<void> {
  const guest = await Guest.comes(browser, { ...look, name: 'Inès' });
  const friend = await Guest.comes(browser, { ...look, name: 'Noé' });
  await guest.goesHome();
  await stop('home', guest);
  await gatherAt(guest, friend, stop);
  await dine(guest, friend, stop);
  await winkAlone(friend, stop);
  await meet({ browser, look, stop }, guest, friend);
  await sayGoodbye([guest, friend]);
}

async function gatherAt(guest: Guest, friend: Guest, stop: Stop): Promise<void> {
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
}

async function dine(guest: Guest, friend: Guest, stop: Stop): Promise<void> {
  await stop('spywhere', guest);
  await opened(guest, '[aria-haspopup="menu"]', '[role="menu"]', 'spywhere-menu', stop);
  await opened(guest, '.sp-loge', SHEET, 'spywhere-place', stop);
  // Where there is room it lies open on the table.
  if (await guest.get('.sp-notebook-button').isVisible()) {
    await opened(guest, '.sp-notebook-button', SHEET, 'spywhere-notebook', stop);
  }
  const identify = guest.get('.sp-actions .btn.danger:not([disabled])');
  const both = [friend, guest];
  await playSpywhere(both, { shy: guest, until: () => identify.isVisible() });
  await opened(guest, '.sp-actions .btn.danger', SHEET, 'spywhere-identify', stop);
  await playSpywhere(both, { shy: guest, until: () => guest.get('.sheet-foot').isVisible() });
  await stop('spywhere-last', guest);
  await playSpywhere(both);
  await guest.sees('.end .accounts');
  await stop('spywhere-ranking', guest);
}

async function winkAlone(guest: Guest, stop: Stop): Promise<void> {
  await guest.playsAlone('wink');
  await guest.sees('.wk-card');
  await guest.get('.wk-face').first().click();
  await guest.sees('.wk-seat[data-lit]');
  await stop('wink', guest);
  await opened(guest, '[aria-haspopup="menu"]', '[role="menu"]', 'wink-menu', stop);
  await opened(guest, '?', SHEET, 'wink-keys', stop);
  await opened(guest, 'p', SHEET, 'wink-points', stop);
  await isToName(guest);
  await guest.sees('.wk-accuse:not([aria-disabled="true"])');
  await opened(guest, '.wk-accuse', SHEET, 'wink-accuse', stop);
  await guest.page.keyboard.press('Digit0');
  await opened(guest, '.wk-claim', SHEET, 'wink-claim', stop);
  await agreeToEnd([guest]);
  await guest.sees('.end .accounts');
  await guest.get('.end-calls summary').click();
  await stop('wink-ranking', guest);
}

/** Real faces around a screen; on a screen as large as a table, a seat has the whole table. */
async function meet({ browser, look, stop }: Tour, guest: Guest, friend: Guest): Promise<void> {
  const third = await Guest.comes(browser, { ...look, name: 'Zoé' });
  const code = await guest.opensTable('zwinkern');
  await agreeOnFaces(guest);
  await friend.joins(code);
  await third.joins(code);
  const screen = await opensScreen(browser, look, code);
  await screen.sees('.tv-company');
  await stop('screen-gathering', screen);
  await begin([guest, friend, third]);
  await screen.sees('.tv-board');
  await stop('screen', screen);
  if (await guest.get('.peek-keep').isVisible()) {
    await stop('phone', guest);
    await guest.get('.peek-keep').click();
    await guest.sees('.ph-held');
    await stop('phone-hand', guest);
  }
  await sayGoodbye([screen, third]);
}

/** Calls until it comes to naming: a call may be intercepted. */
async function isToName(guest: Guest): Promise<void> {
  while (await nextToAct([guest], '.wk-claim.btn, .wk-card[aria-disabled="false"], .wk-call.claim')) {
    if (await guest.get('.wk-claim.btn').isVisible()) return;
    await call(guest);
  }
  assert.fail('The game was over before anybody was named.');
}

/** Opens something by a button or a key, stops there, and shuts it again. */
async function opened(guest: Guest, by: string, what: string, name: PageName, stop: Stop): Promise<void> {
  if (by.length === 1) await guest.page.keyboard.press(by);
  else await guest.get(by).first().click();
  await guest.sees(what);
  await stop(name, guest);
  await guest.page.keyboard.press('Escape');
  await guest.get(what).first().waitFor({ state: 'hidden' });
}
