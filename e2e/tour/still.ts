import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { root } from '../../tools/root.ts';
import { freePort, isFree } from '../test-server.ts';

/** Links and their QR codes look the same in every tour… */
const PORT = 41_987;

/** …but while another tour has that port, this one takes any that is free. */
export const portOfTheTour = async (): Promise<number> => ((await isFree(PORT)) ? PORT : await freePort());

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

/**
 * In the page: a small generator (mulberry32) in the place of the browser's own. Every page that a guest opens draws others:
 * if two asked for something by the same id, the table would take the second for the first, asked again.
 */
function drawFrom(seed: number): void {
  const key = 'tour/pages';
  let pages = 0;
  try {
    pages = Number(localStorage.getItem(key)) + 1;
    localStorage.setItem(key, String(pages));
  } catch {
    // A page without an address remembers nothing, and asks for nothing.
  }
  let state = Math.imul(seed, 0x9e3779b9) + Math.imul(pages, 0x85ebca6b);
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
