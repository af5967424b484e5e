import type { Guest } from '../support/guest.ts';
import { Meddler } from '../support/meddler.ts';
import { arrive, sayGoodbye } from '../support/party.ts';
import { comes, type Tour } from './tour.ts';

/** What people see when something is not as it should be. */
export async function trouble(tour: Tour): Promise<void> {
  const { stop } = tour;
  const lost = await comes(tour, 'Inès');
  await lost.page.goto('/t/ACDE3');
  await lost.sees('#code');
  await stop('no-table', lost);
  const meddler = await Meddler.between(lost.page);
  await lost.opensTable('wink');
  meddler.refuses('colour-taken', 'W-1');
  await lost.get('[data-part~="free-seat"]').first().click();
  await lost.sees('[data-part~="trouble"]');
  await stop('refused', lost);
  await meddler.hangsUp(4426);
  await lost.sees('[data-part~="trouble-page"]');
  await stop('old-version', lost);
  await lost.leaves();
  await takenOff(tour);
}

async function takenOff({ browser, url, language, stop }: Tour): Promise<void> {
  const guests = await arrive({ browser, url, language, game: 'wink', people: 2 });
  const [host, guest] = guests as [Guest, Guest];
  await host.page.getByRole('button', { name: /Ben/ }).click();
  await host.page.getByRole('menuitem', { name: /Ben/ }).last().click();
  await guest.sees('[data-part~="trouble-page"]');
  await stop('seat-gone', guest);
  await sayGoodbye(guests);
}
