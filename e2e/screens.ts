/**
 * `npm run screens`: every page, size and theme into screens/, and the best of them for the README. With names of parts,
 * only those; `--compare FOLDER` tells which pictures are not those of an earlier tour, kept in that folder.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { seconds } from '../tools/checks.ts';
import { root } from '../tools/root.ts';
import { openBrowser } from './browser.ts';
import { TestServer } from './test-server.ts';
import { compare } from './tour/compare.ts';
import { PARTS } from './tour/parts.ts';
import { readable, smallEnough } from './tour/pictures.ts';
import { keepPagesStill, keepServerStill, portOfTheTour } from './tour/still.ts';
import { DEVICES, type Device, type Seen, stopping } from './tour/tour.ts';

/** Shown in the README: which picture, under which name. */
const BEST = {
  home: { part: 'home', page: 'home', device: 'desktop', theme: 'nuit' },
  wink: { part: 'wink', page: 'wink-seen', device: 'desktop', theme: 'nuit' },
  'wink-phone': { part: 'wink', page: 'wink-seen', device: 'phone', theme: 'nuit' },
  spywhere: { part: 'spywhere', page: 'spywhere-exchange', device: 'desktop', theme: 'jour' },
  screen: { part: 'room', page: 'screen-board', device: 'television', theme: 'nuit' },
} as const;

/** Long pages are shown as a whole too, here and so far. */
const WHOLE: readonly string[] = ['phone-nuit', 'desktop-jour'];
const MOST_SCREENS = 4;

const folder = join(root, 'screens');
const shown = join(root, 'docs/screens');
const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'string' } },
});
const unknown = asked.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: choose from ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const wanted = asked.length > 0 ? asked : Object.keys(PARTS);

keepServerStill();
const server = await TestServer.open('wide', await portOfTheTour());
const browser = await openBrowser();
keepPagesStill(browser);
const failed: string[] = [];
try {
  for (const part of wanted) await visit(part);
  await showBest();
} finally {
  await browser.close();
  await server.closes();
}
console.log(`The pictures are in ${folder}, the best in ${shown}.`);
if (values.compare) tellDifferences(values.compare);
for (const problem of failed) console.error(problem);
process.exitCode = failed.length > 0 ? 1 : 0;

function tellDifferences(before: string): void {
  const into = join(folder, 'differences');
  rmSync(into, { recursive: true, force: true });
  const differences = compare(before, folder, into, wanted);
  for (const { picture, what } of differences) console.log(`${picture}: ${what}`);
  console.log(`${differences.length} pictures are not those in ${before}; what differs is drawn in ${into}.`);
}

/** A part that breaks off does not take the others with it. */
async function visit(part: string): Promise<void> {
  const start = performance.now();
  const into = join(folder, part);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  let count = 0;
  const stop = stopping({
    devices: Object.keys(DEVICES) as Device[],
    look: async (seen) => {
      await picture(seen, into);
      count += 1;
    },
  });
  try {
    await PARTS[part]!({ browser, url: server.url, language: 'fr', stop });
  } catch (error) {
    failed.push(`${part}: ${(error as Error).stack}`);
  }
  console.log(`${part}: ${count} pictures in ${seconds(performance.now() - start)}`);
}

async function picture(seen: Seen, into: string): Promise<void> {
  const { name, device, theme, isScrolled } = seen;
  const { page } = seen.guest;
  const path = join(into, `${name}-${device}-${theme}`);
  await page.mouse.move(0, 0);
  if (!isScrolled) await page.evaluate(() => window.scrollTo(0, 0));
  const first = await page.screenshot({ path: `${path}.png`, animations: 'disabled' });
  if (device === 'television') {
    writeFileSync(`${path}-480.png`, await readable(browser, first, DEVICES[device]));
  }
  if (!isScrolled && WHOLE.includes(`${device}-${theme}`)) await wholePage(page, device, path);
}

async function wholePage(page: Page, device: Device, path: string): Promise<void> {
  const { width, height } = DEVICES[device];
  const all = await page.evaluate(() => document.documentElement.scrollHeight);
  if (all <= height) return;
  const clip = { x: 0, y: 0, width, height: Math.min(all, MOST_SCREENS * height) };
  await page.screenshot({ path: `${path}-whole.png`, fullPage: true, animations: 'disabled', clip });
}

async function showBest(): Promise<void> {
  mkdirSync(shown, { recursive: true });
  for (const [to, { part, page, device, theme }] of Object.entries(BEST)) {
    const best = join(folder, part, `${page}-${device}-${theme}.png`);
    if (!wanted.includes(part) || !existsSync(best)) continue;
    writeFileSync(join(shown, `${to}.png`), await smallEnough(browser, readFileSync(best), DEVICES[device]));
  }
}
