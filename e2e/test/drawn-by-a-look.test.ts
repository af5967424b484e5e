import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertDrawn, drawnWhile, settles, watchDrawing } from '../support/drawn.ts';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { call, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';

const feels = (guest: Guest, count: number) =>
  guest
    .get('[data-part~="wink-me"] [data-part~="felt-number"]')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

/** Until this is said of the eyes that somebody looks at. */
const seesEyes = (guest: Guest, words: string) =>
  guest.get('[data-part~="wink-looking"] small').filter({ hasText: words }).waitFor();

const WATCHED = {
  parts: {
    face: '[data-part~="wink-seat"]',
    faces: '[data-part~="wink-faces"]',
    belt: '[data-part~="wink-belt"]',
    rays: '[data-part~="wink-rays"]',
    sights: '[data-part~="wink-sights"]',
    me: '[data-part~="wink-me"]',
    felt: '[data-part~="wink-felt"]',
    spoken: '.visually-hidden',
    board: '[data-part~="wink-board"]',
    hand: '[data-part~="wink-hand"]',
    log: '[data-part~="wink-log"]',
    scores: '[data-part~="wink-scores"]',
    turn: '[data-part~="wink-turn"]',
    actions: '[data-part~="wink-actions"]',
    top: '[data-part~="wink-top"]',
    hints: '[data-part~="table-hint"]',
  },
  seat: '[data-part~="wink-seat"]',
} as const;

describe('what a look draws', () => {
  for (const [device, size] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`on ${device}: faces, the belt and the rays; not the board, the hand, the log or the actions`, async () => {
      const devices = Array.from({ length: 4 }, () => ({ size }));
      const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
      const caller = (await nextToAct(guests, CALLABLE))!;
      const [ada, ben, cleo] = guests.filter((guest) => guest !== caller) as [Guest, Guest, Guest];
      await watchDrawing(ada, WATCHED);
      await ada.page.reload();
      await face(ada, ben.name).click();
      await seesEyes(ada, 'regarde la table');
      await face(caller, ada.name).click();
      await feels(ada, 1);
      await settles();

      const mine = await drawnWhile(ada, async () => {
        await face(ada, cleo.name).click();
        await seesEyes(ada, 'regarde la table');
        await settles();
      });
      // On a phone everybody moves aside for the face that I look at.
      const aside = size === PHONE ? [`face of ${caller.name}`] : [];
      assertDrawn(mine, {
        must: [`face of ${ben.name}`, `face of ${cleo.name}`, 'faces', 'belt', 'rays', 'me'],
        may: ['felt', ...aside],
      });

      const theirs = await drawnWhile(ada, async () => {
        await face(cleo, ben.name).click();
        await seesEyes(ada, `regarde ${ben.name}`);
        await settles();
      });
      assertDrawn(theirs, { must: [`face of ${cleo.name}`, 'belt'], may: ['felt'] });

      const felt = await drawnWhile(ada, async () => {
        await face(ben, ada.name).click();
        await feels(ada, 2);
        await settles();
      });
      assertDrawn(felt, { must: ['me', 'felt', 'belt'] });

      const called = await drawnWhile(ada, () => call(caller).then(settles));
      for (const part of ['board', 'turn'] as const) assert.ok(called.has(part), `a call draws the ${part}`);
      await sayGoodbye(guests);
    });
  }
});
