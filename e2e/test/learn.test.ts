import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, begin, sayGoodbye, seatBots } from '../support/party.ts';
import { SpywhereLearner } from '../support/spywhere/learner.ts';
import { WinkLearner } from '../support/wink-family/learner.ts';

const DEVICES = [
  ['a desktop', { size: DESKTOP, theme: 'nuit' }],
  ['a phone', { size: PHONE, theme: 'jour', touch: true }],
] as const;

describe('a lesson is done by doing what it asks for', () => {
  for (const [device, look] of DEVICES) {
    test(`winks, on ${device}`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', ...look });
      const learner = new WinkLearner(guest);
      await learner.begins();
      await learner.looksAround();
      await learner.isAccessible();
      await learner.feelsWatched();
      await learner.callsAndIsWinkedAt();
      await learner.winksUnseen();
      await learner.catches();
      await learner.accuses();
      await learner.names();
      await learner.isThrough();
      await learner.isAccessible();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });

    test(`Spywhere, on ${device}`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', ...look });
      const learner = new SpywhereLearner(guest);
      await learner.begins();
      await learner.readsPassport();
      await learner.drawsAndExchanges(2);
      await learner.isAccessible();
      await learner.eliminatesAndEnds();
      await learner.hasUnderstood();
      await learner.notesWhatBoTook();
      await learner.drawsAndExchanges(9);
      await learner.identifies();
      await learner.isThrough();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }

  for (const language of ['fr', 'en', 'de'] as const) {
    test(`the table keeps its place on a small phone, however much is said, ${language}`, async () => {
      const look = { size: SMALL_PHONE, touch: true, language } as const;
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', ...look });
      const winks = new WinkLearner(guest);
      await winks.begins();
      await winks.notesTableTops();
      await winks.looksAround();
      await winks.feelsWatched();
      await winks.callsAndIsWinkedAt();
      await winks.winksUnseen();
      await winks.catches();
      await winks.accuses();
      const tops = await winks.tableTops();
      assert.equal(tops.length, 1, `it was at ${tops.join(', ')}`);
      const dines = new SpywhereLearner(guest);
      await dines.begins();
      await dines.notesTableTops();
      await dines.readsPassport();
      await dines.drawsAndExchanges(2);
      await dines.eliminatesAndEnds();
      await dines.hasUnderstood();
      const moved = await dines.tableTops();
      assert.equal(moved.length, 1, `Spywhere was at ${moved.join(', ')}`);
      await guest.leaves();
    });
  }

  test('it is left in the middle and goes on there', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const learner = new WinkLearner(guest);
    await learner.begins();
    await learner.looksAround();
    await guest.page.getByRole('button', { name: 'Quitter la leçon' }).click();
    await guest.page.getByRole('button', { name: 'Reprendre à l’étape 3' }).click();
    await learner.isAt(3);
    await guest.page.reload();
    await learner.isAt(3);
    await learner.feelsWatched();
    await learner.callsAndIsWinkedAt();
    await guest.leaves();
  });
});

describe('the trainer', () => {
  for (const [device, look] of DEVICES) {
    test(`a round on ${device}: look, see, press, say at whom`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', ...look });
      const learner = new WinkLearner(guest);
      await guest.page.goto('/train');
      await guest.page.getByRole('button', { name: 'Commencer' }).click();
      await guest.sees('[data-part~="train-face"]');
      await learner.isAccessible();
      await learner.trains();
      assert.match(await guest.get('[data-part~="train-over"] h2').innerText(), /^\d clins d’œil sur 5$/);
      await learner.isAccessible();
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }
});

describe('first hints', () => {
  test('a stranger with a phone plays by a friend’s link at once', async () => {
    const host = await Guest.comes(browser, { url: server.url, name: 'Ada' });
    const code = await host.opensTable('wink');
    await seatBots(host, 2);
    const look = { url: server.url, name: 'Zoé', size: PHONE, touch: true, hints: true } as const;
    const stranger = await Guest.comes(browser, { ...look, pace: 'usual', moving: true });
    await stranger.page.goto(`/t/${code}`);
    await stranger.sees('[data-part~="three-rules"]');
    assert.equal(await stranger.get('[data-part~="three-rules"] li').count(), 3);
    await stranger.get('[data-part~="person-name"] input').fill('Zoé');
    await stranger.get('[data-part~="person-face"]').tap();
    await stranger.get('[data-part~="face"]').nth(6).tap();
    await stranger.page.keyboard.press('Escape');
    await stranger.get('[data-part~="welcome"] [data-button="claim"]').tap();
    await stranger.get('[data-part~="start"]').tap();
    await host.get('[data-part~="start"]:not([disabled])').click();
    await stranger.sees('[data-part~="table-hint"]');
    await stranger.get('[data-part~="wink-face"]').first().tap();
    await stranger.sees('[data-part~="wink-seat"][data-lit]');
    assert.deepEqual(stranger.complaints, []);
    await sayGoodbye([host, stranger]);
  });

  test('somebody who comes by a link is told what is new, once, and can switch that off', async () => {
    const devices = [{}, { hints: true }];
    const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2, devices });
    const [host, guest] = guests as [Guest, Guest];
    const learner = new WinkLearner(guest);
    await seatBots(host, 2);
    await begin(guests);
    const first = guest.get('[data-part~="table-hint"]');
    await first.waitFor();
    const id = await first.getAttribute('data-hint');
    await learner.isAccessible();
    await guest.page.getByRole('button', { name: 'Compris' }).click();
    await guest.get(`[data-hint="${id}"]`).waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.sees('[data-part~="wink-face"]');
    assert.equal(await guest.get(`[data-hint="${id}"]`).count(), 0, 'it is not said again');
    await guest.get('[aria-haspopup="menu"]').click();
    await guest.page.getByRole('menuitemcheckbox', { name: 'Conseils' }).click();
    await guest.page.keyboard.press('Escape');
    await guest.looksAway('[data-part~="table-hint"]');
    assert.equal(
      await host.get('[data-part~="table-hint"]').count(),
      0,
      'whoever has switched them off sees none',
    );
    await sayGoodbye(guests);
  });
});
