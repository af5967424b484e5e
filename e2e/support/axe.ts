import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Guest } from './guest.ts';

/**
 * Still an experiment of axe: it wants the words that are seen in a row in the name, as no face or card has them, and
 * takes the letters of the logo for a word. `unspoken` looks for the same without that.
 */
const EXPERIMENT = 'label-content-name-mismatch';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What is wrong with what somebody sees right now: what axe finds, and words that nobody could say to it. */
export async function violations({ page }: Guest): Promise<string[]> {
  const found = await findings(page, (axe) => axe.withTags(TAGS).disableRules(EXPERIMENT));
  return [...found, ...(await unspoken(page))];
}

/** What has too little contrast to be read. */
export const wrongColours = ({ page }: Guest): Promise<string[]> =>
  findings(page, (axe) => axe.withRules('color-contrast'));

async function findings(page: Page, chosen: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What was only just drawn fades in: colours are judged when it is there.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // We have no frames, and read nothing of what is in order: both would take twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations: found } = await chosen(axe).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id} at ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}

/** Whoever speaks to their browser says what they see: each word on a button is in its name. */
async function unspoken(page: Page): Promise<string[]> {
  return await page.locator(':is(button, a)[aria-label]:visible').evaluateAll((named) =>
    named.flatMap((element) => {
      const label = element.getAttribute('aria-label')!.toLowerCase();
      const seen = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (seen.nextNode()) words.push(...(seen.currentNode.textContent?.match(/\p{L}+/gu) ?? []));
      return words
        .filter((word) => !label.includes(word.toLowerCase()))
        .map((word) => `“${word}” is seen, but not in the name “${label}”`);
    }),
  );
}
