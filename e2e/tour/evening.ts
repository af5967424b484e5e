import type { Guest } from '../support/guest.ts';
import { agreeToEnd, gather, sayGoodbye } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { stagesEmpty } from '../support/stage.ts';
import { opened, POPOVER, type Tour } from './tour.ts';

const ENDED = '[data-part~="end"] [data-part~="place"]';

/** Two games of one company: somebody asks for another, the score so far, and how it went. */
export async function evening({ browser, url, language, stop }: Tour): Promise<void> {
  const guests = await gather({ browser, url, language, game: 'spywhere', people: 3 });
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  await playSpywhere(guests);
  await Promise.all(guests.map((guest) => guest.sees(ENDED)));
  await Promise.all(guests.map((guest) => guest.sees('[data-scene="passports"]')));
  await stagesEmpty(guests);
  await ada.sees('[data-part~="evening-score"]');
  await stop('evening-after-one', ada);
  await stop('evening-other-game', ada, {
    on: ['phone', 'desktop'],
    over: opened(ada, '[data-part~="end-actions"] [data-part~="pill"]', POPOVER),
  });
  await ben.get('[data-part~="another"]').click();
  await ada.sees('[data-part~="asked"]');
  await stop('evening-asked', ada);
  await ada.get('[data-part~="go-along"]').click();
  await ada.sees('[data-part~="evening-score"]');
  await stop('evening-lobby', ada);
  await cleo.get('[data-part~="go-along"]').click();
  await ada.get('[data-part~="start"]:not([disabled])').click();
  await Promise.all(guests.map((guest) => guest.sees('[data-part~="spy-table"]')));
  await agreeToEnd(guests);
  await ada.get('[data-part~="evening-end"]').click();
  await ada.sees('[data-part~="evening-games"] li');
  // What the records tell comes after the page; in some games nobody found out anything.
  await ada.page.waitForLoadState('networkidle');
  await stop('evening-story', ada);
  await ben.sees('[data-part~="evening-over"]');
  await stop('evening-over', ben, { on: ['phone', 'desktop'] });
  await sayGoodbye(guests);
}
