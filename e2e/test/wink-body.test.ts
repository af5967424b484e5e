import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { type Coming, DESKTOP, type Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, gather, sayGoodbye } from '../support/party.ts';
import { agreeOnSignals, callsCardOf, face, foldsIntoLashes } from '../support/wink.ts';

const CALLABLE = '[data-part~="wink-card"]:not([aria-disabled="true"])';
const SEAT = '[data-part~="wink-seat"]';
const LIT = `${SEAT}[data-lit] [data-part~="loge"]`;
const TABLET = { width: 820, height: 1180 } as const;
const LYING = { width: PHONE.height, height: PHONE.width } as const;
const LANDSCAPE = { width: 1024, height: 768 } as const;
const LEAST_PORTRAIT = 72;
/** So much wider is the pupil of an eye that winks at me, at least. */
const WIDENED = 1.15;

/** Whoever is to call, and two others who are not the next to do so. */
async function atTable(size: NonNullable<Coming['size']>, moving = false) {
  const devices = Array.from({ length: 4 }, () => ({ size, moving, lasting: 2_000 }));
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
  const caller = (await nextToAct(guests, CALLABLE))!;
  const [, partner, spy] = [...guests, ...guests].slice(guests.indexOf(caller) + 1) as [Guest, Guest, Guest];
  return { guests, caller, partner, spy };
}

/** Waits until the pupil of the eye that stays open in a wink is wider than that: a part of the white around it, which says nothing of how large the face is. */
async function openPupil({ page }: Guest, loge: string, than = 0): Promise<number> {
  const wider = await page.waitForFunction(
    ([selector, least]) => {
      const face = document.querySelector<HTMLElement>(selector);
      const eye = face?.querySelector(
        `[data-part~="eye-${face.dataset['forMe'] === 'wink-left' ? 'right' : 'left'}"]`,
      );
      const widthOf = (what: string) => eye?.querySelector(what)?.getBoundingClientRect().width ?? Number.NaN;
      const pupil = widthOf(':scope > g > g > :first-child') / widthOf(':scope > g > circle');
      return pupil > least && pupil;
    },
    [loge, than] as const,
  );
  return Number(await wider.jsonValue());
}

describe('a wink has a body', () => {
  for (const [device, size] of [
    ['a phone', PHONE],
    ['a short phone', SMALL_PHONE],
    ['a phone that lies', LYING],
    ['a tablet', TABLET],
    ['a tablet in landscape', LANDSCAPE],
    ['a desktop', DESKTOP],
  ] as const) {
    for (const moving of [true, false]) {
      test(`given and received on ${device}${moving ? '' : ', without motion'}`, async () => {
        const { guests, caller, partner, spy } = await atTable(size, moving);
        await callsCardOf(caller, partner);
        await face(caller, partner.name).click();
        await face(partner, caller.name).click();
        await partner.sees('[data-part~="wink-wink"]:not([aria-disabled="true"])');
        const before = await openPupil(caller, LIT);
        await partner.get('[data-part~="wink-wink"]').click();

        await partner.sees('[data-part~="wink-me"][data-giving]');
        await foldsIntoLashes(partner);
        await partner.page.waitForFunction(
          ([medal, least]) =>
            (document.querySelector(medal)!.getBoundingClientRect().width * 88) / 130 >= least,
          ['[data-part~="wink-me"] [data-part~="felt-medal"]', LEAST_PORTRAIT] as const,
        );

        await openPupil(caller, `${LIT}[data-for-me]`, before * WIDENED);
        await caller.sees('[data-part~="wink-burst"]');
        const comet = caller.get('[data-part~="wink-comet"]');
        if (!moving) assert.equal(await comet.isVisible(), false);
        await caller
          .get('[data-part~="wink-news"]')
          .filter({ hasText: `${partner.name} te fait un clin d’œil` })
          .waitFor();
        await caller
          .get('[aria-live="assertive"]')
          .filter({ hasText: `${partner.name} te fait un clin d’œil` })
          .waitFor({ state: 'attached' });
        assert.equal(await spy.get('[data-part~="wink-received"], [data-part~="wink-news"]').count(), 0);
        await partner.looksAway('[data-part~="wink-wink"][data-giving]');
        for (const guest of guests) assert.deepEqual(guest.complaints, []);
        await sayGoodbye(guests);
      });
    }
  }

  test('a wink that is for somebody else flies nowhere', async () => {
    const { guests, caller, partner, spy } = await atTable(PHONE);
    await callsCardOf(caller, partner);
    await face(partner, caller.name).click();
    await face(spy, partner.name).click();
    await spy.sees(`${SEAT}[data-lit] [data-part~="sight"]`);
    await partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').click();
    await spy
      .get('[data-part~="wink-news"]')
      .filter({ hasText: `${partner.name} fait un clin d’œil à ${caller.name}` })
      .waitFor();
    assert.equal(await spy.get('[data-part~="wink-received"], [data-for-me]').count(), 0);
    assert.equal(await caller.get('[data-part~="wink-news"]').count(), 0, 'she looked elsewhere');
    await sayGoodbye(guests);
  });
});

describe('a button folds into lashes while its signal is given', () => {
  for (const [which, signals] of [
    ['of the wink alone', []],
    ['of each of several signals', ['wink', 'nod']],
  ] as const) {
    test(`${which}, on a desktop and on phones that stand or lie`, async () => {
      const devices = Array.from({ length: 3 }, () => ({ lasting: 2_000 }));
      const guests = await arrive({ browser, url: server.url, game: 'zwinkern', people: 3, devices });
      await agreeOnSignals(guests[0]!, signals);
      await begin(guests);
      const caller = (await nextToAct(guests, CALLABLE))!;
      const partner = guests.find((guest) => guest !== caller)!;
      await callsCardOf(caller, partner);
      await face(caller, partner.name).click();
      await face(partner, caller.name).click();
      assert.equal(await partner.get('[data-part~="wink-wink"]').count(), Math.max(1, signals.length));
      for (const size of [DESKTOP, PHONE, SMALL_PHONE, LYING]) {
        await partner.page.setViewportSize(size);
        const button = partner.get('[data-part~="wink-wink"]:not([aria-disabled="true"])').last();
        await button.waitFor();
        assert.equal(await opacityOf(button.locator('[data-part~="wink-lashes"]')), 0, 'not yet');
        await button.click();
        await foldsIntoLashes(partner);
        await partner.looksAway('[data-part~="wink-wink"][data-giving]');
      }
      await sayGoodbye(guests);
    });
  }
});

/** As it is drawn, with all that its styles say. */
const opacityOf = (what: Locator): Promise<number> =>
  what.evaluate((element) => Number(getComputedStyle(element).opacity));
