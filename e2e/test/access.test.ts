import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { violations, wrongColours } from '../support/axe.ts';
import { PARTS } from '../tour/parts.ts';
import { stopping } from '../tour/tour.ts';

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

describe('axe finds nothing on any page, by night and by day', () => {
  for (const [name, part] of Object.entries(PARTS)) {
    test(`${name}: on a phone, a desktop and, where there is one, a television`, async () => {
      const found: string[] = [];
      const stop = stopping({
        devices: ['phone', 'desktop', 'television'],
        // Axe needs time to pass; what is brief is looked at where it is played.
        leavesOutBrief: true,
        look: async ({ name: page, guest, device, theme }) => {
          // By day only the colours are others.
          const here = await (theme === 'nuit' ? violations : wrongColours)(guest);
          found.push(...here.map((violation) => `${page}, ${device}, ${theme}: ${violation}`));
        },
      });
      await part({ browser, url: house.url, language: 'fr', stop });
      assert.deepEqual(found, []);
    });
  }
});
