import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES } from '../support/games.ts';
import { type Coming, DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';

const PAGES = ['/rules', ...GAMES.map((game) => `/rules/${game}`)];
const TITLE = { fr: /règles/, en: /rules/, de: /Regeln/ } as const;

const reader = (look: Partial<Coming>): Promise<Guest> =>
  Guest.comes(browser, { url: server.url, name: 'Inès', ...look });

async function opens(guest: Guest, path: string): Promise<void> {
  await guest.page.goto(path);
  await guest.sees('[data-part~="rules"] h1');
}

/** Waits until the sentence of a clause is marked and on the screen. */
async function readsMarked(guest: Guest, clause: string): Promise<void> {
  await guest.page.waitForFunction((id) => {
    const marked = document.querySelector('[data-part~="rule"][data-marked]');
    if (!marked?.querySelector(`[href="#${id}"]`)) return false;
    const { top, bottom } = marked.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  }, clause);
}

describe('the rules can be read', () => {
  for (const language of ['fr', 'en', 'de'] as const) {
    for (const size of [DESKTOP, SMALL_PHONE]) {
      test(`${language}, ${size.width} px: every game and the choice between them`, async () => {
        const guest = await reader({ language, size });
        for (const path of PAGES) {
          await opens(guest, path);
          assert.match((await guest.get('h1').textContent()) ?? '', TITLE[language], path);
          assert.match(await guest.page.title(), TITLE[language], path);
          const { wider, lang } = await guest.page.evaluate(() => ({
            wider: document.documentElement.scrollWidth - window.innerWidth,
            lang: document.documentElement.lang,
          }));
          assert.deepEqual({ wider, lang }, { wider: 0, lang: language }, path);
        }
        assert.deepEqual(guest.complaints, []);
        await guest.leaves();
      });
    }
  }

  test('a game that we do not have leads to the choice, and the choice to a game and back to play', async () => {
    const guest = await reader({});
    await opens(guest, '/rules/poker');
    await guest.get('[data-part~="rules-games"] a[href="/rules/zwinkern"]').click();
    await guest.sees('[data-part~="rules-text"]');
    await guest.get('[data-part~="rules-others"] a[href="/rules/wink"]').click();
    await guest.page.waitForURL('**/rules/wink');
    await guest.get('[data-part~="rules-ways"] a[href="/"]').click();
    await guest.sees('[data-part~="games"]');
    await guest.leaves();
  });
});

describe('a clause has an address', () => {
  for (const size of [DESKTOP, PHONE]) {
    test(`${size.width} px: its sentence comes into view, marked, and stays so in another language`, async () => {
      const guest = await reader({ size });
      await opens(guest, '/rules/wink#W-22');
      await readsMarked(guest, 'W-22');
      await guest.get('[data-part~="segments"] [lang="de"]').click();
      await guest.page.getByRole('heading', { name: 'Das Zwinkern' }).waitFor();
      await readsMarked(guest, 'W-22');
      await guest.get('#rulings summary').click();
      await guest.get('[data-part~="rules-jumps"] a[href="#D-4"]').click();
      await readsMarked(guest, 'D-4');
      assert.equal(await guest.get('[data-part~="rule"][data-marked]').count(), 1);
      await guest.leaves();
    });
  }

  test('numbers of clauses are shown to those who ask for them', async () => {
    const guest = await reader({});
    await opens(guest, '/rules/wink');
    const numbers = guest.get('[data-part~="rule"] a[href^="#W-"]');
    assert.equal(await numbers.count(), 0);
    await guest.get('[data-part~="switch"]').click();
    await numbers.first().waitFor();
    await guest.leaves();
  });

  test('on a phone the contents open, lead to a section and close', async () => {
    const guest = await reader({ size: PHONE });
    await opens(guest, '/rules/spywhere');
    const button = guest.get('[data-part~="rules-contents"] button');
    await button.click();
    await guest.get('[data-part~="rules-contents"] a[href="#score"]').click();
    assert.equal(await button.getAttribute('aria-expanded'), 'false');
    await guest.page.waitForFunction(() => {
      const top = document.getElementById('score')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight / 2;
    });
    await guest.leaves();
  });
});
