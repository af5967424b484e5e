import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { type Chromium, isPackedHere, unpackChromium } from './packed.ts';

const NONE =
  'No Chromium was found: install chromium or Google Chrome, or name one in the environment variable CHROMIUM.';

/** `CHROMIUM=packed` takes the one that comes with the packages, even where another is installed. */
const PACKED = 'packed';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** It looks for news of itself otherwise: tests knock at no outside door. */
const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** A Chromium that is there, else Playwright's own, else the one that comes with the packages. */
export async function findChromium(): Promise<Chromium> {
  const named = process.env['CHROMIUM'];
  if (named && named !== PACKED) {
    if (!existsSync(named)) throw new Error(`CHROMIUM=${named}: there is no such file.`);
    return installed(named);
  }
  const places = named === PACKED ? [] : [...INSTALLED, chromium.executablePath()];
  const found = places.find((path) => path !== '' && existsSync(path));
  if (found) return installed(found);
  if (isPackedHere) return await unpackChromium();
  throw new Error(NONE);
}

function installed(path: string): Chromium {
  const isRoot = process.getuid?.() === 0;
  return { path, flags: isRoot ? ['--no-sandbox'] : [], env: {} };
}

/** Playwright's way to say which browser, and how. */
async function options(more: readonly string[]) {
  const { path, flags, env } = await findChromium();
  return {
    executablePath: path,
    headless: true,
    args: [...FLAGS, ...flags, ...more],
    env: { ...process.env, ...env } as Record<string, string>,
  };
}

export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return await chromium.launch(await options(more));
}

/** A browser of one person alone, that keeps its data in this folder: so it can be closed and opened again. */
export async function openProfile(folder: string, more: readonly string[] = []): Promise<BrowserContext> {
  return await chromium.launchPersistentContext(folder, await options(more));
}
