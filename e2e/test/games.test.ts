import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { playWink } from '../support/wink.ts';

/** Two at a desk, two on the sofa. */
const SIZES = [
  { size: DESKTOP },
  { size: PHONE, touch: true },
  { size: DESKTOP },
  { size: PHONE, touch: true },
];

async function atTheEnd(guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) {
    await guest.sees('[data-part~="end"] [data-part~="place"]');
    const places = await guest.get('[data-part~="place"]').allInnerTexts();
    assert.equal(places.length, guests.length, `${guest.name} sees everybody in the ranking`);
    assert.match(await guest.get('[data-part~="end"] h1').innerText(), /gagne|Victoire partagée/);
    assert.deepEqual(guest.complaints, [], `${guest.name}’s page complains`);
  }
}

describe('four people play a whole game, from the lobby to the ranking', () => {
  for (const game of ['zwinkern', 'wink-agents', 'wink'] as const) {
    test(game, async () => {
      const guests = await gather({ browser, url: server.url, game, people: 4, devices: SIZES });
      await playWink(guests, { winks: 2, accuses: 3 });
      await atTheEnd(guests);
      await sayGoodbye(guests);
    });
  }

  test('spywhere', async () => {
    const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 4, devices: SIZES });
    await playSpywhere(guests);
    await atTheEnd(guests);
    await sayGoodbye(guests);
  });
});

test('two people play Spywhere to its end, and once more', async () => {
  const guests = await gather({ browser, url: server.url, game: 'spywhere', people: 2 });
  await playSpywhere(guests);
  await atTheEnd(guests);
  await guests[0]!.get('[data-part~="another"]').click();
  await guests[1]!.get('[data-part~="go-along"]').click();
  await Promise.all(guests.map((guest) => guest.sees('[data-part~="lobby"]')));
  await sayGoodbye(guests);
});
