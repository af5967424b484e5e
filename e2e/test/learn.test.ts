import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, Guest, PHONE } from '../support/guest.ts';
import { LearningGuest } from '../support/learning.ts';
import { arrive, begin, sayGoodbye, seatBots } from '../support/party.ts';
import { call, face, nextToAct } from '../support/wink.ts';

let house: House;
let browser: Browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.closes();
});

const DEVICES = [
  ['a desktop', { size: DESKTOP, theme: 'nuit' }],
  ['a phone', { size: PHONE, theme: 'jour', touch: true }],
] as const;

describe('a lesson is done by doing what it asks for', () => {
  for (const [device, look] of DEVICES) {
    test(`winks, on ${device}`, async () => {
      const guest = await Guest.comes(browser, { url: house.url, name: 'Ada', ...look });
      const learner = new LearningGuest(guest);
      await learner.begins('wink');
      await learner.looksAround();
      await learner.isAccessible();
      await learner.callsAndIsWinkedAt();
      await learner.winksUnseen();
      await learner.catchesAndAccuses();
      await learner.names();
      await learner.isThrough();
      await learner.isAccessible();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });

    test(`Spywhere, on ${device}`, async () => {
      const guest = await Guest.comes(browser, { url: house.url, name: 'Ada', ...look });
      const learner = new LearningGuest(guest);
      await learner.begins('spywhere');
      await learner.readsPassport();
      await learner.drawsAndExchanges(2);
      await learner.isAccessible();
      await learner.eliminatesAndEnds();
      await learner.notesWhatBoTook();
      await learner.drawsAndExchanges(9);
      await learner.identifies();
      await learner.isThrough();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }

  test('it is left in the middle and goes on there', async () => {
    const guest = await Guest.comes(browser, { url: house.url, name: 'Ada' });
    const learner = new LearningGuest(guest);
    await learner.begins('wink');
    await learner.looksAround();
    await guest.page.getByRole('button', { name: 'Quitter la leçon' }).click();
    await guest.page.getByRole('button', { name: 'Reprendre à l’étape 3' }).click();
    await learner.isAt(3);
    await guest.page.reload();
    await learner.isAt(3);
    await learner.callsAndIsWinkedAt();
    await guest.leaves();
  });
});

describe('the trainer', () => {
  for (const [device, look] of DEVICES) {
    test(`a round on ${device}: look, see, press, say at whom`, async () => {
      const guest = await Guest.comes(browser, { url: house.url, name: 'Ada', ...look });
      const learner = new LearningGuest(guest);
      await guest.page.goto('/train');
      await guest.page.getByRole('button', { name: 'Commencer' }).click();
      await guest.sees('.train-face');
      await learner.isAccessible();
      await learner.trains();
      assert.match(await guest.get('.train-over h2').innerText(), /^\d clins d’œil sur 5$/);
      await learner.isAccessible();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }
});

describe('first hints', () => {
  test('somebody who comes by a link is told what is new, once, and can switch that off', async () => {
    const looks = [{}, { hints: true }];
    const guests = await arrive({ browser, url: house.url, game: 'wink', people: 2, looks });
    const [host, guest] = guests as [Guest, Guest];
    const learner = new LearningGuest(guest);
    await seatBots(host, 2);
    await begin(guests);
    const first = guest.get('.table-hint');
    await first.waitFor();
    const id = await first.getAttribute('data-hint');
    await learner.isAccessible();
    await guest.page.getByRole('button', { name: 'Compris' }).click();
    await guest.get(`[data-hint="${id}"]`).waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.sees('.wk-face');
    assert.equal(await guest.get(`[data-hint="${id}"]`).count(), 0, 'it is not said again');
    await guest.get('[aria-haspopup="menu"]').click();
    await guest.page.getByRole('menuitemcheckbox', { name: 'Conseils' }).click();
    await guest.page.keyboard.press('Escape');
    await guest.looksAway('.table-hint');
    assert.equal(await host.get('.table-hint').count(), 0, 'whoever has switched them off sees none');
    await sayGoodbye(guests);
  });
});

describe('other signals', () => {
  test('Zwinkern with eyebrows and nods: one is given, whoever looks sees which, and nobody else', async () => {
    const looks = [{ size: DESKTOP }, { size: PHONE, touch: true }, { size: DESKTOP }];
    const guests = await arrive({ browser, url: house.url, game: 'zwinkern', people: 3, looks });
    await agree(guests[0]!, ['Sourcils', 'Hochement']);
    await begin(guests);
    const caller = (await nextToAct(guests, CALLABLE))!;
    const [partner, bystander] = guests.filter((guest) => guest !== caller) as [Guest, Guest];
    await callsCardOf(caller, partner);
    await face(caller, partner.name).click();
    await face(partner, caller.name).click();
    assert.deepEqual(await partner.get('.wk-wink').allInnerTexts(), ['Clin d’œil', 'Sourcils', 'Hochement']);
    assert.deepEqual(await violations(partner), []);
    await signals(partner, caller, 'Hochement', 'nod');
    await partner.looksAway('.wk-wink[data-giving]');
    await signals(partner, caller, 'Sourcils', 'eyebrows');
    assert.ok(!bystander.received.some(({ text }) => text.includes('"m":"signal"')));
    await call((await nextToAct(guests, CALLABLE))!);
    await call((await nextToAct(guests, CALLABLE))!);
    await caller.get('.wk-claim.btn').filter({ hasText: partner.name }).click();
    await bystander.get('[role="log"]').getByText('Juste').first().waitFor({ state: 'attached' });
    await sayGoodbye(guests);
  });
});

const CALLABLE = '.wk-card:not([aria-disabled="true"])';

async function agree(host: Guest, signals: readonly string[]): Promise<void> {
  for (const signal of signals) {
    await host.get('.signal').filter({ hasText: signal }).click();
    await host.get('.signal:has(:checked)').filter({ hasText: signal }).waitFor();
  }
}

async function callsCardOf(caller: Guest, partner: Guest): Promise<void> {
  const label = await partner.get('.wk-held [aria-label]').first().getAttribute('aria-label');
  const number = Number.parseInt(label!, 10);
  await caller.get(`.wk-card[aria-label^="${number},"]`).click();
  await caller.get('.wk-call.claim').click();
  await partner.sees('.wk-held[data-called]');
}

async function signals(partner: Guest, caller: Guest, words: string, expression: string): Promise<void> {
  await partner.get('.wk-wink:not([aria-disabled="true"])').filter({ hasText: words }).click();
  await caller.sees(`.wk-seat[data-lit] .loge[data-expression="${expression}"]`);
  await caller.get('.wk-looking small').filter({ hasText: words }).waitFor();
}
