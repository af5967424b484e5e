import { findChromium } from '../e2e/browser.ts';
import { BUILT } from '../e2e/test-server.ts';
import { buildWeb } from './web-build.ts';

/** Of the tests in a browser, those that tell soonest whether the pages work; `npm run test:web` runs them all. */
export const BROWSER_TESTS = [
  'e2e/test/secrecy.test.ts',
  'e2e/test/smoke.test.ts',
  'e2e/test/secrecy-of-scenes.slow.test.ts',
  'e2e/test/new-game.slow.test.ts',
];

/** What the slow lane plays besides, though it is not slow by itself: living faces and cameras, each with browsers and servers of its own. */
export const IN_SLOW_LANE = [
  'e2e/test/living-game.test.ts',
  'e2e/test/closed-table.test.ts',
  'e2e/test/camera-table.test.ts',
  'e2e/test/https.test.ts',
];

/** A browser and built pages, once for all the files; false where the machine has no browser and the packages hold none for it. */
export async function prepareBrowserTests(): Promise<boolean> {
  try {
    const { path } = await findChromium();
    console.log(`Chromium: ${path}`);
  } catch (error) {
    console.log(`The pages are not tested. ${error instanceof Error ? error.message : error}`);
    return false;
  }
  await buildWeb();
  process.env[BUILT] = 'yes';
  return true;
}
