import { comes, opened, SHEET, type Tour } from './tour.ts';

/** The first page, for somebody who has never been here and for somebody who is back. */
export async function home(tour: Tour): Promise<void> {
  const { stop } = tour;
  const guest = await comes(tour, 'Inès');
  await guest.goesHome();
  await stop('home', guest);
  await stop('home-gear', guest, { over: opened(guest, '[data-part~="gear"]', SHEET) });
  await stop('home-code', guest, { over: opened(guest, '[data-part~="code-link"]', SHEET) });
  await guest.opensTable('wink');
  await guest.playsAlone('spywhere');
  await guest.goesHome();
  await guest.sees('[data-part~="waiting"]');
  await guest.sees('[data-part~="unfinished"]');
  await stop('home-again', guest);
  await guest.leaves();
}
