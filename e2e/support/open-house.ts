import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';

/** Who imports these has an open house and a browser while the tests of its file run. */
export let house: House;
export let browser: Browser;

before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.closes();
});
