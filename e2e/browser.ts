import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const NONE =
  'No Chromium was found: install chromium or Google Chrome, or name one in the environment variable CHROMIUM.';

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
export async function findChromium(): Promise<{ readonly path: string; readonly flags: readonly string[] }> {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM=${named}: there is no such file.`);
    return { path: named, flags: [] };
  }
  const found = [...INSTALLED, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
  if (found) return { path: found, flags: [] };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    return { path: await packed.executablePath(), flags: packed.args };
  }
  throw new Error(NONE);
}

export async function openBrowser(): Promise<Browser> {
  const { path, flags } = await findChromium();
  const isRoot = process.getuid?.() === 0;
  const args = [...FLAGS, ...flags, ...(isRoot ? ['--no-sandbox'] : [])];
  return await chromium.launch({ executablePath: path, headless: true, args: [...new Set(args)] });
}
