import { comes, opened, POPOVER, type Tour } from './tour.ts';

/** The first page, for somebody who has never been here and for somebody who is back. */
export async function home(tour: Tour): Promise<void> {
  const { stop } = tour;
  const guest = await comes(tour, 'Inès');
  await guest.goesHome();
  await stop('home', guest);
  await stop('home-faces', guest, { over: opened(guest, '[data-part~="person"] button', POPOVER) });
  await guest.opensTable('wink');
  await guest.playsAlone('spywhere');
  await guest.goesHome();
  await guest.sees('[data-part~="unfinished"]');
  await stop('home-again', guest);
  await guest.leaves();
}
