import type { Guest } from '../support/guest.ts';
import { seatBots } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { stagesEmpty } from '../support/stage.ts';
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
  await friend.get('[data-part~="start"]').click();
  await guest.get('[data-part~="start"]:not([disabled])').click();
  await Promise.all(both.map((one) => one.sees('[data-part~="spy-market"] [data-part~="spy-card"]')));
  await stop('spywhere', guest);
  await stop('spywhere-menu', guest, { over: opened(guest, MENU, '[role="menu"]') });
  await stop('spywhere-place', guest, { over: opened(guest, '[data-part~="spy-loge"]', SHEET) });
  // Where there is room it lies open on the table.
  await stop('spywhere-notebook', guest, {
    on: HANDS,
    over: opened(guest, '[data-part~="spy-notebook-button"]', SHEET),
  });
  await playSpywhere(both, {
    shy: guest,
    until: () => guest.get('[data-part~="spy-hand"][data-open]').isVisible(),
  });
  await guest.get('[data-part~="spy-hand"] [data-part~="spy-card"]').first().click();
  await stop('spywhere-exchange', guest);
  await guest.page.keyboard.press('Escape');
  const identify = guest.get('[data-part~="spy-actions"] [data-button="danger"]:not([disabled])');
  await playSpywhere(both, { shy: guest, until: () => identify.isVisible() });
  await stop('spywhere-identify', guest, {
    over: opened(guest, '[data-part~="spy-actions"] [data-button="danger"]', SHEET),
  });
  await covered(guest, true);
  await stop('spywhere-covered', guest);
  await covered(guest, false);
  await playSpywhere(both, { shy: guest, until: () => guest.get('[data-part~="sheet-foot"]').isVisible() });
  await stop('spywhere-last', guest);
  await playSpywhere(both);
  await guest.sees('[data-part~="end-accounts"]');
  await stagesEmpty([guest]);
  await guest.get('[data-part~="end-accounts"] > summary').click();
  await guest.sees('[data-part~="end"] [data-part~="accounts"]');
  await stop('spywhere-end', guest);
  await Promise.all(both.map((one) => one.leaves()));
}

/** In one room the hand is covered until it is pressed. */
async function covered(guest: Guest, wished: boolean): Promise<void> {
  await guest.get(MENU).first().click();
  await guest.get('[role="menuitemcheckbox"]').last().click();
  await guest.page.keyboard.press('Escape');
  await guest
    .get('[data-part~="spy-backs"]')
    .first()
    .waitFor({ state: wished ? 'visible' : 'detached' });
}
