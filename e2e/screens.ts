/** `npm run screens`: every page, size and theme into screens/, and the best of them for the README. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../tools/root.ts';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';
import { tour } from './support/pages.ts';

const SIZES = [
  [1440, 900],
  [390, 844],
  [360, 640],
  [844, 390],
  [820, 1180],
] as const;
const THEMES = ['nuit', 'jour'] as const;

/** Shown in the README: which picture, under which name. */
const BEST = {
  'home-1440x900-nuit': 'home',
  'wink-1440x900-nuit': 'wink',
  'wink-390x844-nuit': 'wink-phone',
  'spywhere-1440x900-jour': 'spywhere',
} as const;
const MOST_BYTES = 300_000;
const SCALES = [1, 0.85, 0.75, 0.65, 0.5];

const folder = join(root, 'screens');
const shown = join(root, 'docs/screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
mkdirSync(shown, { recursive: true });

const house = await House.open();
const browser = await openBrowser();
try {
  for (const theme of THEMES) {
    for (const [width, height] of SIZES) {
      await tour({
        browser,
        look: { url: house.url, size: { width, height }, theme },
        stop: async (name, { page }) => {
          await page.evaluate(() => document.fonts.ready);
          await page.mouse.move(0, 0);
          await page.screenshot({ path: join(folder, `${name}-${width}x${height}-${theme}.png`) });
        },
      });
      console.log(`${width}x${height} ${theme}`);
    }
  }
  for (const [from, to] of Object.entries(BEST)) {
    writeFileSync(
      join(shown, `${to}.png`),
      await smallEnough(browser, readFileSync(join(folder, `${from}.png`))),
    );
  }
} finally {
  await browser.close();
  await house.closes();
}

console.log(`The pictures are in ${folder}, the best in ${shown}.`);

/** Nobody should wait for a README: a picture that is too heavy is shown smaller. */
async function smallEnough(by: Browser, picture: Buffer): Promise<Buffer> {
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  for (const scale of SCALES) {
    const scaled = scale === 1 ? picture : await drawn(by, picture, width * scale, height * scale);
    if (scaled.length < MOST_BYTES) return scaled;
  }
  throw new Error('A picture is too heavy at every size.');
}

async function drawn(by: Browser, picture: Buffer, width: number, height: number): Promise<Buffer> {
  const size = { width: Math.round(width), height: Math.round(height) };
  const page = await by.newPage({ viewport: size });
  const source = `data:image/png;base64,${picture.toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img alt="" style="width:100vw;display:block" src="${source}">`,
  );
  const small = await page.screenshot();
  await page.close();
  return small;
}
