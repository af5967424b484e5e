import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { DESKTOP, type Guest, PHONE } from '../support/guest.ts';
import { tour } from '../support/pages.ts';

let house: House;
let browser: Browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.closes();
});

/** Still an experiment of axe, and it takes the letters of a drawing, as in the logo, for words. */
const EXPERIMENT = 'label-content-name-mismatch';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

describe('axe finds nothing on any page', () => {
  for (const theme of ['nuit', 'jour'] as const) {
    for (const size of [DESKTOP, PHONE]) {
      test(`${theme}, ${size.width} px`, async () => {
        const found: string[] = [];
        await tour({
          browser,
          look: { url: house.url, theme, size },
          stop: async (name, guest) => {
            found.push(...(await violations(guest)).map((violation) => `${name}: ${violation}`));
          },
        });
        assert.deepEqual(found, []);
      });
    }
  }
});

async function violations({ page }: Guest): Promise<string[]> {
  // What was only just drawn fades in: colours are judged when it is there.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations: all } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules(EXPERIMENT)
    .analyze();
  return all.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
