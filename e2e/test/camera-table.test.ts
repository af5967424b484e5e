import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import { openBrowserWithCamera } from '../support/camera.ts';
import type { Guest } from '../support/guest.ts';
import { server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye } from '../support/party.ts';
import { callsCardOf, face, nextToAct } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
/** A model of 15 MB on a busy machine. */
const LOADS = 120_000;
/** The film begins again every half minute; some of its winks may pass while the machine has no time to measure. */
const WINKS_COME = 300_000;

const browser = await openBrowserWithCamera({ pace: 'slow' });
after(() => browser.close());

/** Through the words and the browser's question, past the calibration. */
async function turnsOn(guest: Guest): Promise<void> {
  await guest.get('[aria-haspopup="menu"]').last().click();
  await guest.page.getByRole('menuitem', { name: 'Clin d’œil par la caméra' }).click();
  await guest.get('[data-part~="camera-yes"]').click();
  await guest.get('[data-part~="calibrate-done"]').click({ timeout: LOADS });
  await guest.sees('[data-part~="wink-own-eye"] [data-part~="camera-sign"]');
}

/** A machine that measures too few pictures for seconds turns the camera off, as it should: then it is turned on again. */
async function keepsItOn(guest: Guest): Promise<void> {
  const stopped = guest.get('[data-part~="turn-on-eyes"] [role="alert"]');
  if ((await stopped.count()) === 0) return;
  await guest.get('[data-part~="turn-on-eyes"] [data-button]').last().click();
  await guest.looksAway('[data-part~="turn-on-eyes"]');
  await turnsOn(guest);
}

describe('one’s own eye at a table', () => {
  test('a wink is the signal to whom I look at, and they see it; to nobody it is not sent', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3 });
    await begin(guests);
    const caller = (await nextToAct(guests, CALLABLE))!;
    const partner = guests.find((guest) => guest !== caller)!;
    await callsCardOf(caller, partner);
    await turnsOn(partner);
    const whileOn = (what: string, holds: () => Promise<boolean>) =>
      eventually(
        what,
        async () => {
          await keepsItOn(partner);
          return await holds();
        },
        WINKS_COME,
      );
    await whileOn('a wink to nobody', async () => {
      return (await partner.get('[data-part~="wink-became"][data-what="nobody"]').count()) > 0;
    });
    const signals = () => partner.sent.filter(({ text }) => text.includes('"signal"'));
    assert.equal(signals().length, 0);
    await face(caller, partner.name).click();
    await face(partner, caller.name).click();
    await whileOn('a wink that the caller sees', async () =>
      /te fait un clin d’œil/.test(await caller.get('[data-part~="wink-looking"]').first().innerText()),
    );
    assert.ok(signals().length > 0 && signals().every(({ text }) => text.includes('"wink"')));
    await whileOn('the sign that turns it off', async () => {
      return (await partner.get('[data-part~="camera-sign"]').count()) > 0;
    });
    await partner.get('[data-part~="camera-sign"]').click();
    await partner.looksAway('[data-part~="wink-own-eye"]');
    await sayGoodbye(guests);
  });
});
