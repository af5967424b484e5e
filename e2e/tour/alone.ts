import { playSpywhere } from '../support/spywhere.ts';
import { comes, type Tour } from './tour.ts';

/** Installed, and without any network. */
export async function alone(tour: Tour): Promise<void> {
  const { stop } = tour;
  const guest = await comes(tour, 'Inès', { keepsApp: true });
  await guest.goesHome();
  await guest.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await guest.context.setOffline(true);
  await guest.playsAlone('spywhere');
  await playSpywhere([guest], { most: 4 });
  await guest.page.goto('/');
  await guest.sees('[data-part~="unfinished"]');
  await guest.sees('[data-part~="no-network"]');
  await stop('offline-home', guest);
  await guest.get('[data-part~="unfinished"] [data-part~="icon-button"]').click();
  await stop('offline-delete', guest);
  await guest.get('[data-part~="unfinished-asks"] [data-button]').last().click();
  await guest.chooses('wink');
  await guest.arrangesFirst();
  await guest.get('[data-part~="play"]').click();
  await guest.sees('[data-part~="lobby"] [data-part~="start"]');
  await stop('offline-lobby', guest);
  await guest.get('[data-part~="start"]:not([disabled])').click();
  await guest.sees('[data-part~="wink-table"]');
  const second = await guest.opensPage();
  await second.page.goto(guest.page.url());
  await second.sees('[data-part~="wink-table"]');
  await guest.sees('[data-part~="trouble-page"]');
  await stop('offline-elsewhere', guest);
  await guest.page.goto('/alone/ACDE3');
  await guest.sees('[data-part~="trouble-page"]');
  await stop('offline-unknown', guest);
  await guest.leaves();
}
