import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { verified } from '../../apps/server/test/support/records.ts';
import { leaksIn } from '../../apps/server/test/support/secrecy/check.ts';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import type { Game, Guest } from '../support/guest.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { playWink } from '../support/wink.ts';

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

/** All that a browser holds at one moment of the game. */
interface Held {
  readonly guest: Guest;
  readonly page: string;
  readonly storage: string;
  readonly hand: readonly string[];
}

const EVERY = 6;

describe('no secret in the page, in what it keeps, or in what comes in', () => {
  for (const game of ['wink', 'spywhere'] as const) {
    test(game, async () => {
      const guests = await gather({ browser, url: house.url, game, people: 4 });
      const held: Held[] = [];
      const between = async (step: number) => {
        if (step % EVERY === 0) held.push(...(await Promise.all(guests.map(holdings))));
      };
      if (game === 'wink') await playWink(guests, { winks: 3, between });
      else await playSpywhere(guests, { between });
      await Promise.all(guests.map((guest) => guest.sees('.end')));
      await compare(game, guests, held);
      await sayGoodbye(guests);
    });
  }
});

async function holdings(guest: Guest): Promise<Held> {
  const [page, storage, hand] = await Promise.all([
    guest.page.content(),
    guest.storage(),
    guest
      .get('.wk-held [aria-label]')
      .evaluateAll((cards) =>
        cards.map((card) => /^\d+/.exec(card.getAttribute('aria-label') ?? '')?.[0] ?? ''),
      ),
  ]);
  return { guest, page, storage, hand };
}

/** The record, which everybody gets at the end, says what each might not know until then. */
async function compare(game: Game, guests: readonly Guest[], held: readonly Held[]): Promise<void> {
  const told = guests[0]!.received.findLast(({ text }) => text.includes('"m":"record"'));
  const { record } = verified((JSON.parse(told?.text ?? '{}') as { text: string }).text);
  const tokens = await Promise.all(guests.map((guest) => guest.token()));
  assert.equal(new Set(tokens).size, guests.length);
  const { seed, fair } = record.header;
  const draws = [seed, fair?.secret].filter((text) => text !== undefined && text !== '') as string[];
  const { hands, passports } = record.lines[0] as unknown as {
    hands: readonly (readonly (number | string)[])[];
    passports?: readonly (readonly string[])[];
  };

  for (const guest of guests) {
    const seat = await guest.seat();
    const { name, received, asked } = guest;
    assert.ok(received.length > 20, `${name} heard of the game`);
    assert.deepEqual(leaksIn({ name, seat, received, asked }, { record, tokens }), []);
    const others = tokens.filter((_, index) => index !== seat);
    assert.ok(held.length > guests.length);
    for (const { page, storage, hand } of held.filter((one) => one.guest === guest)) {
      for (const secret of [...others, ...draws]) {
        assert.ok(!page.includes(secret) && !storage.includes(secret), `${name} holds a secret`);
      }
      assert.ok(!page.includes(tokens[seat]!), `${name}’s own secret is on the page`);
      if (game === 'wink') {
        const strange = hand.filter((number) => !hands[seat]!.includes(Number(number)));
        assert.deepEqual(strange, [], `${name} sees cards of others in the hand`);
      }
      for (const key of Object.keys((JSON.parse(storage) as object[])[0]!)) {
        assert.match(key, /^oeillade\/(?:person|recent|settings|language|passport|notebook)/);
      }
    }
  }
  if (game === 'spywhere') assert.equal(passports?.length, guests.length);
}
