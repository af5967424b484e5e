import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { violations } from '../support/axe.ts';
import { DESKTOP, PHONE } from '../support/guest.ts';
import { tour } from '../support/pages.ts';

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

describe('axe finds nothing on any page', () => {
  for (const theme of ['nuit', 'jour'] as const) {
    for (const size of [DESKTOP, PHONE]) {
      test(`${theme}, ${size.width} px`, async () => {
        const found: string[] = [];
        await tour({
          browser,
          look: { url: house.url, theme, size },
          stop: async (name, guest) => {
            found.push(...(await violations(guest)).map((violation) => `${name}: ${violation}`));
          },
        });
        assert.deepEqual(found, []);
      });
    }
  }
});
