import { describe, test } from 'node:test';
import { REACTIONS } from '@oeillade/protocol';
import { assertDrawn, drawnWhile, settles, watchDrawing } from '../support/drawn.ts';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { CHAT, reacting, saysPhrase } from '../support/reactions.ts';

const WATCHED = {
  parts: {
    face: '[data-part~="spy-loge"]',
    rivals: '[data-part~="spy-rivals"]',
    said: '[data-part~="bubbles"]',
    caption: '[data-part~="reaction-caption"]',
    log: '[data-part~="spy-log"]',
    spoken: '.visually-hidden',
    turn: '[data-part~="spy-turn"]',
    top: '[data-part~="spy-top"]',
    pile: '[data-part~="spy-pile"]',
    market: '[data-part~="spy-market"]',
    mine: '[data-part~="spy-mine"]',
    passports: '[data-part~="spy-passports"]',
    hand: '[data-part~="spy-hand-place"]',
    actions: '[data-part~="spy-actions"]',
    notebook: '[data-part~="spy-side"]',
    hints: '[data-part~="table-hint"]',
  },
} as const;

const PILE = '[data-part~="spy-pile-cards"][data-ready]';

describe('what is drawn of a table of Spywhere', () => {
  for (const [device, size] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`on ${device}: a face that laughs draws that face, a phrase the log, a drawn card the pile and its player; never the market, my hand or the table`, async () => {
      const devices = Array.from({ length: 3 }, () => ({ size }));
      const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 3, devices });
      const player = (await nextToAct(guests, PILE))!;
      const [ada, ben] = guests.filter((guest) => guest !== player) as [Guest, Guest];
      await watchDrawing(ada, WATCHED);
      await ada.page.reload();
      await ada.sees('[data-part~="spy-table"]');
      await settles();

      const laughed = await drawnWhile(ada, async () => {
        await ben.get(CHAT).first().click();
        await ben.get('[data-part~="reaction-choice"]').nth(REACTIONS.indexOf('laugh')).click();
        await ada.sees(reacting(guests.indexOf(ben), 'laugh'));
        await settles();
      });
      assertDrawn(laughed, { must: ['face'], may: ['caption', 'spoken'] });

      const spoke = await drawnWhile(ada, async () => {
        await saysPhrase(ben, 'hello');
        await ada.sees('[data-part~="bubble"]');
        await settles();
      });
      assertDrawn(spoke, { must: ['log', 'spoken'], may: ['face', 'said', 'hints', 'nothing to see'] });

      const drew = await drawnWhile(ada, () => player.get(PILE).click().then(settles));
      assertDrawn(drew, {
        must: ['pile', 'rivals', 'spoken', 'turn'],
        may: ['face', 'top', 'log', 'actions', 'hints', 'notebook', 'said', 'nothing to see'],
      });
      await sayGoodbye(guests);
    });
  }
});
