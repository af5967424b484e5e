import { after } from 'node:test';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';

/**
 * Who imports these has an open house and a browser while the tests of its file run. They are there before anything in the
 * file is: what is to be done `before` its tests does not wait for what is done before in another one.
 */
export const house = await House.open();
export const browser = await openBrowser();

after(async () => {
  await browser.close();
  await house.closes();
});
