import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { House } from '../house.ts';
import { type Guest, SMALL_PHONE } from '../support/guest.ts';
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

/** A key where words should be, or a gap that nothing was put into. */
const UNSAID =
  /\b(?:home|games|lobby|table|says|spywhere|votes|end|trouble|screen)\.[a-z][\w.-]*|\{\{|\bundefined\b/;

describe('every page says everything, on a phone 360 px wide', () => {
  for (const language of ['fr', 'en', 'de'] as const) {
    test(language, async () => {
      const wrong: string[] = [];
      const look = { url: house.url, size: SMALL_PHONE, language };
      await tour({
        browser,
        look,
        stop: async (name, guest) => {
          wrong.push(...(await faults(guest, language)).map((fault) => `${name}: ${fault}`));
          wrong.push(...guest.complaints.map((complaint) => `${name}: ${complaint}`));
        },
      });
      assert.deepEqual(wrong, []);
    });
  }
});

async function faults(guest: Guest, language: string): Promise<string[]> {
  const { lang, words, width, cut } = await guest.page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    const isCut = (element: HTMLElement) => {
      const { overflowX, display } = getComputedStyle(element);
      return (
        display !== 'inline' &&
        element.clientWidth > 2 &&
        overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const texts = [...document.querySelectorAll<HTMLElement>('button, h1, h2, h3, label, a')];
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
