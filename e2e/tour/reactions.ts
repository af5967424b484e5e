import type { Guest } from '../support/guest.ts';
import { agreeToEnd, arrive, begin, sayGoodbye } from '../support/party.ts';
import { MY_FACE, reacting, reactsByKeys, saysPhrase, WHEEL } from '../support/reactions.ts';
import { opensScreen } from '../support/same-room.ts';
import { DEVICES, type Over, opened, type Tour } from './tour.ts';

const BUBBLE = '[data-part~="bubble"][data-at]';
/** The second choice of the menu of phrases. */
const WELL_PLAYED = 'well-played';

/** What faces show and say: the wheel, a reaction and a phrase, at the table, on the big screen and after the game. */
export async function reactions(tour: Tour): Promise<void> {
  const { browser, url, language, stop } = tour;
  const guests = await arrive({ browser, url, language, game: 'wink', people: 4 });
  const [ada, ben, cleo] = guests as [Guest, Guest, Guest];
  const code = ((await ada.get('[data-part~="share-code"]').textContent()) ?? '').trim();
  const size = { width: 1920, height: 1080 };
  const screen = await opensScreen(browser, { url, language, size }, code);
  await Promise.all([ben, cleo, screen].map(({ page }) => page.clock.install()));
  await begin(guests);
  await ada.sees(MY_FACE);
  await stop('reaction-wheel', ada, { over: wheelOf(ada) });
  for (const device of ['phone', 'desktop'] as const) {
    const seen = { isBrief: true, on: [device] };
    await Promise.all([ben, cleo].map(({ page }) => page.setViewportSize(DEVICES[device])));
    await reactsByKeys(ada, 4);
    await ben.sees(reacting(0, 'laugh'));
    await stop('reaction-seen', ben, seen);
    await saysPhrase(ada, WELL_PLAYED);
    await cleo.sees(BUBBLE);
    await stop('phrase-heard', cleo, seen);
    await Promise.all([ben, cleo, screen].map((guest) => guest.looksAway(BUBBLE)));
  }
  await saysPhrase(ada, WELL_PLAYED);
  await screen.sees(BUBBLE);
  await stop('phrase-on-screen', screen, { isBrief: true, on: ['television'] });
  await agreeToEnd(guests);
  await ada.looksAway(BUBBLE);
  await stop('reaction-wheel-end', ada, { over: wheelOf(ada) });
  await reactsByKeys(ada, 7);
  await cleo.sees(reacting(0, 'slow-clap'));
  await stop('reaction-end', cleo, { isBrief: true, on: ['desktop'] });
  await saysPhrase(ada, WELL_PLAYED);
  await ben.sees(BUBBLE);
  await stop('phrase-end', ben, { isBrief: true, on: ['desktop'] });
  await screen.leaves();
  await sayGoodbye(guests);
}

/** Another screen may have another place for my face, and the wheel opens around it. */
function wheelOf(guest: Guest): Over {
  const over = opened(guest, 'r', WHEEL);
  const twoFrames = () =>
    guest.page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  return {
    ...over,
    open: async () => {
      await twoFrames();
      await over.open();
    },
  };
}
