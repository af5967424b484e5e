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
  await guest.sees('.unfinished');
  await guest.sees('.no-network');
  await stop('offline-home', guest);
  await guest.get('.unfinished .icon-button').click();
  await stop('offline-delete', guest);
  await guest.get('.unfinished-asks .btn').last().click();
  await guest.get('.arrange-first input').check();
  await guest.get('.game').nth(2).locator('.btn.claim').click();
  await guest.sees('.lobby .start');
  await stop('offline-lobby', guest);
  await guest.get('.start:not([disabled])').click();
  await guest.sees('.wk');
  const second = await guest.opensPage();
  await second.page.goto(guest.page.url());
  await second.sees('.wk');
  await guest.sees('.trouble-page');
  await stop('offline-elsewhere', guest);
  await guest.page.goto('/alone/ACDE3');
  await guest.sees('.trouble-page');
  await stop('offline-unknown', guest);
  await guest.leaves();
}
