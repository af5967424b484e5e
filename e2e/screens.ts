/** `npm run screens`: every page, size and theme into screens/, and the best of them for the README. */
import { copyFileSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
} finally {
  await browser.close();
  await house.closes();
}

for (const [from, to] of Object.entries(BEST)) {
  const picture = join(folder, `${from}.png`);
  const { size } = statSync(picture);
  if (size > MOST_BYTES)
    console.error(`${from}.png has ${Math.round(size / 1000)} kB: too large for the README.`);
  else copyFileSync(picture, join(shown, `${to}.png`));
}
console.log(`The pictures are in ${folder}, the best in ${shown}.`);
