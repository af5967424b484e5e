import { comes, opened, SHEET, type Tour } from './tour.ts';

/** The cast to choose from, and one's own wardrobe. */
export async function cast(tour: Tour): Promise<void> {
  const { stop } = tour;
  const host = await comes(tour, 'Inès');
  const friend = await comes(tour, 'Noé');
  const code = await host.opensTable('wink');
  await stop('cast', host, { over: opened(host, '[data-part~="choose-member"]', SHEET) });
  await friend.page.goto(`/t/${code}`);
  await friend.sees('[data-part~="welcome"] [data-button="claim"]');
  await stop('costume', friend, { over: opened(friend, '[data-part~="costume"]', SHEET) });
  await Promise.all([host.leaves(), friend.leaves()]);
}
