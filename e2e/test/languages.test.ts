import assert from 'node:assert/strict';
import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from '../../tools/root.ts';
import type { Guest } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { PARTS } from '../tour/parts.ts';
import { stopping } from '../tour/tour.ts';

/** Each file of texts is a section of the keys. */
const SECTIONS = readdirSync(join(root, 'apps/web/src/shell/i18n/fr')).map((file) =>
  file.replace(/\.ts$/, ''),
);

/** The texts that live beside a game, by the names under which they are missed. */
const OF_GAMES = globSync('apps/web/src/games/*/texts/fr/*.ts', { cwd: root }).map((file) =>
  file.replace(/^.*games\/(.*)\/texts\/fr\/(.*)\.ts$/, '$1/$2'),
);

/** And those beside a feature. */
const OF_FEATURES = globSync('apps/web/src/features/*/texts/fr.ts', { cwd: root }).map((file) =>
  file.replace(/^.*features\/(.*)\/texts\/fr\.ts$/, '$1'),
);

/** A key where words should be, or a gap that nothing was put into. */
const UNSAID = new RegExp(
  `\\b(?:${SECTIONS.join('|')})\\.[a-z][\\w.-]*|\\b(?:translation|${[...OF_GAMES, ...OF_FEATURES].join('|')}):[a-z]|\\{\\{|\\bundefined\\b`,
);

describe('every page says everything, on a phone 360 px wide', () => {
  for (const language of ['fr', 'en', 'de'] as const) {
    for (const [name, part] of Object.entries(PARTS)) {
      test(`${language}, ${name}`, async () => {
        const wrong: string[] = [];
        const stop = stopping({
          devices: ['small'],
          themes: ['nuit'],
          look: async ({ name: page, guest }) => {
            const here = [...(await faults(guest, language)), ...guest.complaints];
            wrong.push(...here.map((fault) => `${page}: ${fault}`));
          },
        });
        await part({ browser, url: server.url, language, stop });
        assert.deepEqual([...new Set(wrong)], []);
      });
    }
  }
});

async function faults(guest: Guest, language: string): Promise<string[]> {
  const { lang, words, width, cut } = await guest.page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // Some words are for the ear alone.
      if (display === 'inline' || clipPath === 'inset(50%)') return false;
      // Letters reach a little beyond their lines.
      return (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 8)
      );
    };
    const hasWords = (element: HTMLElement) =>
      element.matches('button, a, label') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(hasWords);
    return {
      lang: document.documentElement.lang,
      words: [document.body.innerText, ...labels],
      width: document.documentElement.scrollWidth - window.innerWidth,
      cut: texts
        .filter((element) => !element.closest('.visually-hidden') && isCut(element))
        .map((element) => element.innerText || element.className),
    };
  });
  return [
    ...(lang === language ? [] : [`the page is in ${lang}`]),
    ...words.filter((text) => UNSAID.test(text)).map((text) => `not said: ${UNSAID.exec(text)?.[0]}`),
    ...(width > 0 ? [`${width} px wider than the screen`] : []),
    ...cut.map((text) => `cut: ${text}`),
  ];
}
