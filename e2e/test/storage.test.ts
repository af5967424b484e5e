import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';

test('where site data are blocked, theme and language can be switched, and a table is opened and begins', async () => {
  const context = await browser.newContext({ baseURL: server.url, viewport: { ...DESKTOP }, locale: 'fr' });
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  const choose = (name: string) => page.getByText(name, { exact: true }).click();
  await page.locator('[data-part~="gear"]').click();
  await choose('Deutsch');
  await page.locator('html[lang="de"]').waitFor();
  await choose('Tag');
  await page.locator('html[data-theme="jour"]').waitFor();
  await choose('Nacht');
  await page.locator('html[data-theme="nuit"]').waitFor();
  await page.locator('[data-part~="person-name"] input').fill('Ada');
  await page.locator('[data-part~="gear-done"]').click();

  await page.locator('[data-part~="game"][data-game="spywhere"]').click();
  await page.locator('[data-part~="open-table"]').click();
  await page.locator('[data-part~="share-code"]').waitFor();
  await page.locator('[data-part~="free-seat"]').click();
  await page.locator('[data-part~="start"]:not([disabled])').click();
  await page.locator('[data-part~="spy-table"]').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
