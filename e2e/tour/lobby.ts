import { seatBots } from '../support/party.ts';
import { agreeOnSignals } from '../support/wink.ts';
import { CHAT, comes, MENU, opened, POPOVER, SHEET, type Tour } from './tour.ts';

/** A table before the game: by a friend's link, as its host, and as a guest of it. */
export async function lobby(tour: Tour): Promise<void> {
  const { stop } = tour;
  const host = await comes(tour, 'Inès');
  const friend = await comes(tour, 'Noé');
  const code = await host.opensTable('zwinkern');
  await friend.page.goto(`/t/${code}`);
  await friend.sees('.welcome .btn.claim');
  await stop('welcome', friend);
  await friend.joins(code);
  await seatBots(host, 2);
  await friend.get('.start').click();
  await host.get('.start:not([disabled])').waitFor();
  await agreeOnSignals(host, ['wink-left', 'nod', 'hand-on-chin']);
  await friend.sees('.signal [data-expression="hand-on-chin"]');
  await stop('lobby', host);
  await stop('lobby-guest', friend);
  await stop('lobby-games', host, { over: opened(host, `.lobby-head ${MENU}`, POPOVER) });
  await stop('lobby-seat', host, { over: opened(host, `.seat ${MENU}`, POPOVER) });
  await stop('lobby-chat', host, { over: opened(host, `.lobby-tools ${CHAT}`, POPOVER) });
  await stop('lobby-face', host, { over: opened(host, '.seat[data-mine] .pill', SHEET) });
  await Promise.all([host.leaves(), friend.leaves()]);
}
