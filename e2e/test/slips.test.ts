import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boxesOf } from '../support/boxes.ts';
import { Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';

/** As many as a long game gives. */
const MANY = 16;

describe('what is drawn stays where it belongs', () => {
  for (const size of [PHONE, SMALL_PHONE]) {
    test(`at ${size.width} × ${size.height} the pattern behind a page is as wide and high as the screen`, async () => {
      const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size });
      for (const path of ['/', '/rules', '/history']) {
        await guest.page.goto(path);
        await guest.sees('[data-part~="quilt"]');
        const [quilt] = await boxesOf(guest, '[data-part~="quilt"]');
        assert.ok(quilt!.width >= size.width && quilt!.height >= size.height, `${path}: ${quilt!.width}`);
      }
      await guest.leaves();
    });
  }

  test('points stay in the row of whoever made them, however many they are', async () => {
    const guests = await gather({ browser, url: server.url, game: 'wink', people: 4 });
    const [ada] = guests as [Guest];
    const row = '[data-part~="wink-scores"] li:first-child';
    await ada.sees(row);
    await ada.get(`${row} [role="img"]`).evaluate((pips, many) => {
      const pip = pips.firstElementChild!;
      pips.replaceChildren(...Array.from({ length: many }, () => pip.cloneNode()));
    }, MANY);
    const [whole] = await boxesOf(ada, row);
    const [name] = await boxesOf(ada, `${row} > span`);
    const pips = await boxesOf(ada, `${row} [role="img"] > *`);
    assert.equal(pips.length, MANY);
    for (const { top, bottom, left, right, width } of pips) {
      assert.ok(width >= 1, 'each is to be seen');
      assert.ok(top >= whole!.top && bottom <= whole!.bottom, 'in this row');
      assert.ok(left >= name!.right && right <= whole!.right, 'beside the name');
    }
    await sayGoodbye(guests);
  });
});
