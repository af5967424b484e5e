import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { EyesSeen } from '@oeillade/table';
import { violations } from '../support/axe.ts';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, gather, sayGoodbye } from '../support/party.ts';
import { callsCardOf, face } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';

type Frame = EyesSeen & { readonly at: number };

/** All that somebody was told of eyes since a moment. */
const eyesOf = ({ received }: Guest, since = 0): Frame[] =>
  received
    .filter(({ at, text }) => at >= since && text.includes('"m":"eyes"'))
    .map(({ at, text }) => ({ ...(JSON.parse(text) as EyesSeen), at }));

const now = () => performance.timeOrigin + performance.now();

const feels = (guest: Guest, count: number) =>
  guest
    .get('[data-part~="wink-me"] [data-part~="felt-number"]')
    .filter({ hasText: new RegExp(`^${count}$`) })
    .waitFor();

const looksAtBoard = (guest: Guest) => guest.page.keyboard.press('Digit0');

/** How everybody but the one in the light is drawn. */
const unlitFaces = (guest: Guest) =>
  guest
    .get('[data-part~="wink-seat"]:not([data-lit])')
    .evaluateAll((seats) => seats.map((seat) => seat.innerHTML));

/** Long enough for a count that falls to be shown, and for every tick. */
const settles = () => new Promise((over) => setTimeout(over, 600));

describe('D-10 felt eyes', () => {
  for (const [device, size] of [
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ] as const) {
    test(`on ${device} the number follows every look, and no face moves by it`, async () => {
      const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices: [{ size }] });
      const [ada, ...others] = guests as [Guest, Guest, Guest, Guest];
      await feels(ada, 0);
      const before = await unlitFaces(ada);
      for (const [index, other] of others.entries()) {
        await face(other, ada.name).click();
        await feels(ada, index + 1);
        assert.deepEqual(await unlitFaces(ada), before);
      }
      for (const [index, other] of others.entries()) {
        await looksAtBoard(other);
        await feels(ada, others.length - 1 - index);
      }
      assert.ok(
        eyesOf(ada).every(({ sees }) => sees.length === 0),
        'she looked at nobody',
      );
      await sayGoodbye(guests);
    });
  }

  test('nobody else is told anything by it, not even whoever looks at the same face', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
    const [ada, ben, cleo, dora] = guests as [Guest, Guest, Guest, Guest];
    await face(cleo, ada.name).click();
    await feels(ada, 1);
    await settles();
    const since = now();
    for (let times = 0; times < 3; times++) {
      await face(ben, ada.name).click();
      await feels(ada, 2);
      await looksAtBoard(ben);
      await feels(ada, 1);
    }
    await settles();
    assert.equal(eyesOf(ada, since).length, 6);
    assert.deepEqual(eyesOf(cleo, since), [], 'Cleo sees Ada, whose eyes did not move');
    assert.deepEqual(eyesOf(dora, since), []);
    assert.deepEqual(
      eyesOf(ada, since).map(({ felt, sees }) => [felt, sees]),
      [2, 1, 2, 1, 2, 1].map((felt) => [felt, []]),
      'and Ada is told how many, not who',
    );
    await sayGoodbye(guests);
  });

  test('the wink lights up when the caller alone looks, and is never taken away', async () => {
    const guests = await gather({
      browser,
      url: server.url,
      game: 'wink',
      people: 4,
      devices: [{ size: PHONE }],
    });
    const caller = (await nextToAct(guests, CALLABLE))!;
    const [partner, spy] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
    await callsCardOf(caller, partner);
    await face(partner, caller.name).click();
    const wink = '[data-part~="wink-wink"]:not([aria-disabled="true"])';
    await partner.sees(`[data-part~="wink-belt"][data-felt="nobody"] ${wink}`);
    await face(spy, partner.name).click();
    await partner.sees(`[data-part~="wink-belt"][data-felt="other"] ${wink}`);
    await face(caller, partner.name).click();
    await partner.sees(`[data-part~="wink-belt"][data-felt="many"] ${wink}`);
    await looksAtBoard(spy);
    await partner.sees(`[data-part~="wink-belt"][data-felt="only"] ${wink}`);
    await partner
      .get('[data-part~="wink-felt"] [role="status"]')
      .filter({ hasText: `${caller.name} te voit, personne d’autre. C’est le moment` })
      .waitFor({ state: 'attached' });
    assert.deepEqual(await violations(partner), []);
    for (const guest of guests) assert.deepEqual(guest.complaints, []);
    await sayGoodbye(guests);
  });

  test('a table that agrees to play blind feels nothing', async () => {
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 4 });
    const [host, guest, ...others] = guests as [Guest, Guest, Guest, Guest];
    // The box itself is hidden under the drawn eye.
    await host.page.getByLabel('Regards sentis').click({ force: true });
    await guest.get('[data-part~="agreed"]').getByText('Non, à l’aveugle').waitFor();
    await begin(guests);
    for (const other of [guest, ...others]) await face(other, host.name).click();
    await settles();
    assert.equal(await host.get('[data-part~="felt-medal"], [data-part~="wink-felt"]').count(), 0);
    assert.ok(eyesOf(host).every(({ felt }) => felt === null));
    await sayGoodbye(guests);
  });
});
