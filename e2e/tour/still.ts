import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { root } from '../../tools/root.ts';

/** For links and their QR codes. */
export const PORT_OF_THE_TOUR = 41_987;

/** Pictures of two tours can be compared only if chance is the same in both: in the server that is started next… */
export function keepServerStill(): void {
  process.env['NODE_OPTIONS'] = `--import=${pathToFileURL(join(root, 'e2e/tour/server-chance.ts'))}`;
}

/** …and in the pages of this browser, each guest with a chance of their own. */
export function keepPagesStill(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  let guests = 0;
  browser.newContext = async (options) => {
    const context = await newContext(options);
    guests += 1;
    await context.addInitScript(drawFrom, guests);
    return context;
  };
}

/** In the page: a small generator (mulberry32) in the place of the browser's own. */
function drawFrom(seed: number): void {
  let state = seed * 0x9e3779b9;
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = draw;
  crypto.getRandomValues = (into) => {
    const bytes = into as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(draw() * 2 ** 32);
    return into;
  };
}
