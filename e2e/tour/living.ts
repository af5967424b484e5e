import { openBrowserWithCamera } from '../support/camera.ts';
import type { Guest } from '../support/guest.ts';
import { agreeOnLivingFaces, camerasAreOn, chooseFace, turnTo } from '../support/living.ts';
import { agreeToEnd, arrive, begin, sayGoodbye } from '../support/party.ts';
import { keepPagesStill } from './still.ts';
import { opened, SHEET, type Tour } from './tour.ts';

const ALIVE = '[data-part~="living-face"][data-alive]';

/** Friends far apart: who is looked at is alive, the others are outlines, and one of them has no camera. */
export async function living(tour: Tour): Promise<void> {
  const { url, language, stop } = tour;
  const browser = await openBrowserWithCamera();
  keepPagesStill(browser);
  try {
    const devices = [{ voices: true }, {}, {}, {}];
    const guests = await arrive({ browser, url, language, game: 'zwinkern', people: 4, devices });
    const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
    await agreeOnLivingFaces(ada);
    await stop('living-lobby', ada);
    await stop('living-asks', ada, { over: opened(ada, '[data-part~="face-show"]', SHEET) });
    for (const guest of guests) await chooseFace(guest, guest !== dora);
    await stop('living-mirror', ada);
    await begin(guests);
    for (const guest of guests) await camerasAreOn(guest, guest === dora ? 3 : 2);
    await stop('living-table', ada);
    await turnTo(ada, ben);
    await ada.sees(ALIVE);
    await stop('living-seen', ada);
    await turnTo(ben, ada);
    await turnTo(cleo, ada);
    await ada.get('[data-part~="felt-number"]').filter({ hasText: '2' }).first().waitFor();
    await stop('living-watched', ada);
    await stop('living-voices', ada, {
      over: opened(ada, '[data-part~="voice-button"]', '[data-part~="voice-panel"]'),
    });
    await turnTo(dora, cleo);
    await dora.sees(ALIVE);
    await stop('living-without', dora);
    await agreeToEnd(guests);
    await sayGoodbye(guests);
  } finally {
    await browser.close();
  }
}
