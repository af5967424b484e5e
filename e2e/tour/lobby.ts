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
  await friend.sees('[data-part~="welcome"] [data-button="claim"]');
  await stop('welcome', friend);
  await friend.joins(code);
  await seatBots(host, 2);
  await friend.get('[data-part~="start"]').click();
  await host.get('[data-part~="start"]:not([disabled])').waitFor();
  await agreeOnSignals(host, ['wink-left', 'nod', 'hand-on-chin']);
  await friend.sees('[data-part~="signal"] [data-expression="hand-on-chin"]');
  await stop('lobby', host);
  await stop('lobby-guest', friend);
  await stop('lobby-games', host, { over: opened(host, `[data-part~="lobby-head"] ${MENU}`, POPOVER) });
  await stop('lobby-seat', host, { over: opened(host, `[data-part~="seat"] ${MENU}`, POPOVER) });
  await stop('lobby-chat', host, { over: opened(host, `[data-part~="lobby-tools"] ${CHAT}`, POPOVER) });
  await stop('lobby-face', host, {
    over: opened(host, '[data-part~="seat"][data-mine] [data-part~="pill"]', SHEET),
  });
  await Promise.all([host.leaves(), friend.leaves()]);
}
