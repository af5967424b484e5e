import { after } from 'node:test';
import { openBrowser } from '../browser.ts';
import { TestServer } from '../test-server.ts';

/**
 * Who imports these has a server and a browser while the tests of its file run. They are there before anything in the
 * file is: what is to be done `before` its tests does not wait for what is done before in another one.
 */
export const server = await TestServer.open();
export const browser = await openBrowser();

after(async () => {
  await browser.close();
  await server.closes();
});
