import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { coveredByHint, hasReadAllBut } from '../support/hints.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, gather, sayGoodbye } from '../support/party.ts';
import { callsCardOf, face, playWink } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const WINKED = '[data-part~="table-hint"][data-hint="winked"]';
const LYING = { width: PHONE.height, height: PHONE.width } as const;
const TABLET = { width: 820, height: 1180 } as const;

describe('a hint lies neither over my hand, nor over turn, clock, points or what I press', () => {
  for (const size of [PHONE, SMALL_PHONE, LYING, TABLET, DESKTOP]) {
    const points = size === DESKTOP ? 'wink-scores' : 'wink-points';
    const beside = ['wink-held', 'wink-turn', 'ring', points];

    test(`of WINK at ${size.width} × ${size.height}: to call, to look, and my card is called`, async () => {
      const devices = Array.from({ length: 3 }, () => ({ size, hints: true }));
      const guests = await gather({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
      const caller = (await nextToAct(guests, CALLABLE))!;
      const [partner, other] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
      const first = await Promise.all([
        coveredByHint(caller, beside, 'turn'),
        coveredByHint(partner, beside, 'eyes'),
        coveredByHint(other, beside, 'eyes'),
      ]);
      assert.deepEqual(first, [[], [], []]);
      await partner.get('[data-hint="eyes"] button').click();
      await callsCardOf(caller, partner);
      assert.deepEqual(await coveredByHint(partner, beside, 'mine'), []);
      await sayGoodbye(guests);
    });

    test(`of Spywhere at ${size.width} × ${size.height}`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size, hints: true });
      await guest.playsAlone('spywhere');
      assert.deepEqual(await coveredByHint(guest, ['spy-hand', 'spy-turn', 'ring', 'spy-actions']), []);
      await guest.leaves();
    });
  }

  for (const size of [PHONE, TABLET, DESKTOP]) {
    test(`nor over my hand when I am first winked at, at ${size.width} × ${size.height}; the second time nothing explains it`, async () => {
      const devices = Array.from({ length: 3 }, () => ({ size, hints: true, lasting: 2_000 }));
      const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
      for (const guest of guests) await hasReadAllBut(guest, 'winked');
      await Promise.all(guests.map((guest) => guest.page.reload()));
      await begin(guests);
      const caller = (await nextToAct(guests, CALLABLE))!;
      const [partner] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
      await callsCardOf(caller, partner);
      await face(caller, partner.name).click();
      await face(partner, caller.name).click();
      const pill = partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])');
      await pill.click();
      assert.deepEqual(await coveredByHint(caller, ['wink-held', 'wink-turn'], 'winked'), []);
      await caller
        .get(WINKED)
        .filter({ hasText: `${partner.name} te fait un clin d’œil` })
        .waitFor();
      assert.equal(await partner.get(WINKED).count(), 0, 'it is the one who is winked at that is told');
      await caller.get(`${WINKED} button`).click();
      await caller.looksAway(WINKED);
      await pill.click();
      await caller.sees('[data-part~="wink-seat"][data-lit] [data-expression="wink"]');
      assert.equal(await caller.get(WINKED).count(), 0);
      await sayGoodbye(guests);
    });
  }

  test('nor over a verdict, on phones that stand or lie', async () => {
    const devices = [PHONE, SMALL_PHONE, LYING].map((size) => ({ size, hints: true }));
    const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
    for (const guest of guests) await hasReadAllBut(guest, 'accused');
    await Promise.all(guests.map((guest) => guest.page.reload()));
    await begin(guests);
    const [covered] = await Promise.all([
      Promise.all(guests.map((guest) => coveredByHint(guest, ['wink-notice', 'wink-held'], 'accused'))),
      playWink(guests, { winks: 0, most: 4, accuses: 0 }),
    ]);
    assert.deepEqual(covered, [[], [], []]);
    await sayGoodbye(guests);
  });
});
