import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cable } from '../support/cable.ts';
import { Guest } from '../support/guest.ts';
import { Meddler } from '../support/meddler.ts';
import { nextToAct } from '../support/next-to-act.ts';
import { browser, server } from '../support/open-server.ts';
import { arrive, gather, sayGoodbye } from '../support/party.ts';
import { call, playWink } from '../support/wink.ts';

const LOST = '[data-part~="trouble"]';
const hand = (guest: Guest) =>
  guest.get('[data-part~="wink-held"]').evaluateAll((cards) =>
    cards
      .map((card) => card.querySelector('[aria-label]')?.getAttribute('aria-label'))
      .map((label) => /^\d+/.exec(label ?? '')?.[0])
      .sort(),
  );

test('a reload in the middle comes back to the same seat and the same cards', async () => {
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
  await playWink(guests, { winks: 0, most: 6 });
  const guest = guests[2]!;
  const [seat, cards] = [await guest.seat(), await hand(guest)];
  await guest.page.reload();
  await guest.sees('[data-part~="wink-hand"]');
  assert.equal(await guest.seat(), seat);
  assert.deepEqual(await hand(guest), cards);
  await playWink(guests, { winks: 0, most: 6 });
  await sayGoodbye(guests);
});

test('a lost connection shows at once and heals by itself', async () => {
  const cable = await Cable.to(server.port);
  const devices = [{ url: cable.url }];
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
  await playWink(guests, { winks: 0, most: 4 });
  const guest = guests[0]!;
  const cards = await hand(guest);
  cable.cut();
  await guest.sees(LOST);
  assert.match(await guest.get(LOST).innerText(), /Connexion perdue/);
  cable.mend();
  await guest.looksAway(LOST);
  assert.deepEqual(await hand(guest), cards);
  await playWink(guests, { winks: 0, most: 6 });
  await sayGoodbye(guests);
  cable.close();
});

test('the server is killed and started again: everybody comes back and plays on', async () => {
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
  await playWink(guests, { winks: 0, most: 6 });
  const cards = await Promise.all(guests.map(hand));
  await server.isKilled();
  await Promise.all(guests.map((guest) => guest.sees(LOST)));
  await server.starts();
  await Promise.all(guests.map((guest) => guest.looksAway(LOST)));
  assert.deepEqual(await Promise.all(guests.map(hand)), cards);
  await playWink(guests, { winks: 1, most: 8 });
  for (const guest of guests) assert.deepEqual(guest.complaints, []);
  await sayGoodbye(guests);
});

test('what I pressed while the cable was cut is done once it is back', async () => {
  const cable = await Cable.to(server.port);
  const devices = [{ url: cable.url }];
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
  const guest = guests[0]!;
  while ((await nextToAct(guests, '[data-part~="wink-card"]:not([aria-disabled="true"])')) !== guest) {
    const other = await nextToAct(guests.slice(1), '[data-part~="wink-card"]:not([aria-disabled="true"])');
    assert.ok(other, 'The game was over before it was Ada’s turn.');
    await call(other);
  }
  cable.cut();
  await guest.sees(LOST);
  await guest.get('[data-part~="wink-card"]:not([aria-disabled="true"])').first().click();
  await guest.get('[data-part~="wink-call"][data-button="claim"]').click();
  cable.mend();
  await guest.get('[role="log"]').getByText('Ada appelle').first().waitFor({ state: 'attached' });
  await sayGoodbye(guests);
  cable.close();
});

test('a move that is not allowed is refused in words, with its rule in another tab', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  const meddler = await Meddler.between(guest.page);
  const code = await guest.opensTable('wink');
  meddler.refuses('colour-taken', 'W-1');
  await guest.get('[data-part~="free-seat"]').first().click();
  await guest.sees(LOST);
  assert.match(await guest.get(LOST).innerText(), /Cette couleur est déjà prise/);
  const rule = guest.get(`${LOST} a`);
  assert.equal(await rule.getAttribute('href'), '/rules/wink#W-1');
  assert.equal(await rule.getAttribute('target'), '_blank');
  assert.ok(guest.page.url().endsWith(code.replaceAll(/\s/g, '')));
  await sayGoodbye([guest]);
});

test('an old page gets the new one at the press of a button', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  const meddler = await Meddler.between(guest.page);
  await guest.opensTable('wink');
  await meddler.hangsUp(4426);
  await guest.page.getByRole('heading', { name: 'Œillade a changé' }).waitFor();
  const fetched = guest.page.waitForResponse((answer) => answer.request().isNavigationRequest());
  await guest.page.getByRole('button', { name: 'Charger la nouvelle version' }).click();
  assert.equal((await fetched).status(), 200);
  await guest.sees('[data-part~="share-code"]');
  await sayGoodbye([guest]);
});

test('whoever is taken off the table learns it, and may sit down again', async () => {
  const guests = await arrive({ browser, url: server.url, game: 'wink', people: 2 });
  const [host, guest] = guests as [Guest, Guest];
  await host.page.getByRole('button', { name: /Ben/ }).click();
  await host.page.getByRole('menuitem', { name: 'Enlever Ben' }).click();
  await guest.page.getByRole('heading', { name: 'Ta place est partie' }).waitFor();
  await guest.page.getByRole('button', { name: 'Retourner à la table' }).click();
  await guest.get('[data-part~="welcome"] [data-button="claim"]').click();
  await guest.sees('[data-part~="lobby"] [data-part~="start"]');
  await sayGoodbye(guests);
});

test('whoever could not keep up is told, and is back at once', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Ada' });
  const meddler = await Meddler.between(guest.page);
  await guest.opensTable('wink');
  await guest.page.evaluate(() => {
    const words: string[] = [];
    Object.assign(window, { words });
    new MutationObserver(() => {
      const shown = document.querySelector('[data-part~="trouble"]')?.textContent;
      if (shown) words.push(shown);
    }).observe(document.body, { subtree: true, childList: true });
  });
  await meddler.hangsUp(4002);
  await guest.page.waitForFunction(() =>
    (window as unknown as { words: string[] }).words.some((text) => text.includes('ne suivait plus')),
  );
  await guest.looksAway(LOST);
  await guest.sees('[data-part~="share-code"]');
  await sayGoodbye([guest]);
});

test('the page says so where a code is malformed, its table does not exist, or its game has begun', async () => {
  const guest = await Guest.comes(browser, { url: server.url, name: 'Zoé' });
  await guest.page.goto('/');
  await guest.get('[data-part~="code-link"]').click();
  await guest.get('#code').fill('x');
  await guest.get('[data-part~="join"] [data-button]').click();
  await guest.sees('#code[aria-invalid="true"]');
  await guest.page.goto('/t/ACDEF');
  await guest.page.getByRole('heading', { name: 'Pas de table ici' }).waitFor();
  await guest.sees('#code');
  const players = await gather({ browser, url: server.url, game: 'wink', people: 4 });
  await guest.page.goto(new URL(players[0]!.page.url()).pathname);
  await guest.page.getByText('La partie a commencé').waitFor();
  await guest.get('[data-part~="welcome"] [data-button="claim"]').click();
  await guest.sees('[data-part~="wink-table"]');
  await sayGoodbye([guest, ...players]);
});
