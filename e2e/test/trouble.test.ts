import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { Guest } from '../support/guest.ts';
import { Line } from '../support/line.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { call, nextToAct, playWink } from '../support/wink.ts';

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

const LOST = '.trouble';
const hand = (guest: Guest) =>
  guest.get('.wk-held').evaluateAll((cards) =>
    cards
      .map((card) => card.querySelector('[aria-label]')?.getAttribute('aria-label'))
      .map((label) => /^\d+/.exec(label ?? '')?.[0])
      .sort(),
  );

test('a reload in the middle comes back to the same seat and the same cards', async () => {
  const guests = await gather({ browser, url: house.url, game: 'wink', people: 4 });
  await playWink(guests, { winks: 0, most: 6 });
  const guest = guests[2]!;
  const [seat, cards] = [await guest.seat(), await hand(guest)];
  await guest.page.reload();
  await guest.sees('.wk-hand');
  assert.equal(await guest.seat(), seat);
  assert.deepEqual(await hand(guest), cards);
  await playWink(guests, { winks: 0, most: 6 });
  await sayGoodbye(guests);
});

test('a lost connection shows at once and heals by itself', async () => {
  const line = await Line.to(house.port);
  const looks = [{ url: line.url }];
  const guests = await gather({ browser, url: house.url, game: 'wink', people: 4, looks });
  await playWink(guests, { winks: 0, most: 4 });
  const guest = guests[0]!;
  const cards = await hand(guest);
  line.cut();
  await guest.sees(LOST);
  assert.match(await guest.get(LOST).innerText(), /Connexion perdue/);
  line.mend();
  await guest.looksAway(LOST);
  assert.deepEqual(await hand(guest), cards);
  await playWink(guests, { winks: 0, most: 6 });
  await sayGoodbye(guests);
  line.close();
});

test('the server is killed and started again: everybody comes back and plays on', async () => {
  const guests = await gather({ browser, url: house.url, game: 'wink', people: 4 });
  await playWink(guests, { winks: 0, most: 6 });
  const cards = await Promise.all(guests.map(hand));
  await house.isKilled();
  await Promise.all(guests.map((guest) => guest.sees(LOST)));
  await house.starts();
  await Promise.all(guests.map((guest) => guest.looksAway(LOST)));
  assert.deepEqual(await Promise.all(guests.map(hand)), cards);
  await playWink(guests, { winks: 1, most: 8 });
  for (const guest of guests) assert.deepEqual(guest.complaints, []);
  await sayGoodbye(guests);
});

test('what I pressed while the line was cut is done once it is back', async () => {
  const line = await Line.to(house.port);
  const looks = [{ url: line.url }];
  const guests = await gather({ browser, url: house.url, game: 'wink', people: 4, looks });
  const guest = guests[0]!;
  while ((await nextToAct(guests, '.wk-card:not([aria-disabled="true"])')) !== guest) {
    const other = await nextToAct(guests.slice(1), '.wk-card:not([aria-disabled="true"])');
    await call(other!);
  }
  line.cut();
  await guest.sees(LOST);
  await guest.get('.wk-card:not([aria-disabled="true"])').first().click();
  await guest.get('.wk-call.claim').click();
  line.mend();
  await guest.get('[role="log"]').getByText('Ada appelle').first().waitFor({ state: 'attached' });
  await sayGoodbye(guests);
  line.close();
});

test('a table that is not there, and one that is full or has begun, say so', async () => {
  const guest = await Guest.comes(browser, { url: house.url, name: 'Zoé' });
  await guest.page.goto('/t/ZZZZ-ZZZZ');
  await guest.page.goto('/');
  await guest.get('#code').fill('x');
  await guest.get('.join .btn').click();
  await guest.get('#code-wrong').waitFor();
  const players = await gather({ browser, url: house.url, game: 'wink', people: 4 });
  await guest.page.goto(new URL(players[0]!.page.url()).pathname);
  await guest.get('.welcome .btn.claim').click();
  await guest.get('.welcome [role="alert"]').waitFor();
  assert.match(await guest.get('.welcome [role="alert"]').innerText(), /commencé|pleine/);
  await sayGoodbye([guest, ...players]);
});
