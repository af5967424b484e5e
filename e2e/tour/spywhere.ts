import type { Guest } from '../support/guest.ts';
import { seatBots } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { comes, HANDS, MENU, opened, SHEET, type Tour } from './tour.ts';

/** Two people and two bots at a table of Spywhere, to the ranking. */
export async function spywhere(tour: Tour): Promise<void> {
  const { stop } = tour;
  const guest = await comes(tour, 'Inès');
  const friend = await comes(tour, 'Noé');
  const both = [friend, guest];
  const code = await guest.opensTable('spywhere');
  await friend.joins(code);
  await seatBots(guest, 2);
  await friend.get('.start').click();
  await guest.get('.start:not([disabled])').click();
  await Promise.all(both.map((one) => one.sees('.sp-market .sp-card')));
  await stop('spywhere', guest);
  await stop('spywhere-menu', guest, { over: opened(guest, MENU, '[role="menu"]') });
  await stop('spywhere-place', guest, { over: opened(guest, '.sp-loge', SHEET) });
  // Where there is room it lies open on the table.
  await stop('spywhere-notebook', guest, { on: HANDS, over: opened(guest, '.sp-notebook-button', SHEET) });
  await playSpywhere(both, { shy: guest, until: () => guest.get('.sp-hand[data-open]').isVisible() });
  await guest.get('.sp-hand .sp-card').first().click();
  await stop('spywhere-exchange', guest);
  await guest.page.keyboard.press('Escape');
  const identify = guest.get('.sp-actions .btn.danger:not([disabled])');
  await playSpywhere(both, { shy: guest, until: () => identify.isVisible() });
  await stop('spywhere-identify', guest, { over: opened(guest, '.sp-actions .btn.danger', SHEET) });
  await covered(guest, true);
  await stop('spywhere-covered', guest);
  await covered(guest, false);
  await playSpywhere(both, { shy: guest, until: () => guest.get('.sheet-foot').isVisible() });
  await stop('spywhere-last', guest);
  await playSpywhere(both);
  await guest.sees('.end .accounts');
  await stop('spywhere-end', guest);
  await Promise.all(both.map((one) => one.leaves()));
}

/** In one room the hand is covered until it is pressed. */
async function covered(guest: Guest, wished: boolean): Promise<void> {
  await guest.get(MENU).first().click();
  await guest.get('[role="menuitemcheckbox"]').last().click();
  await guest.page.keyboard.press('Escape');
  await guest
    .get('.sp-backs')
    .first()
    .waitFor({ state: wished ? 'visible' : 'detached' });
}
