import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, TITLES } from '../support/guest.ts';
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
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  await page.locator('html[lang="de"]').waitFor();
  const theme = page.locator('[data-part~="top"] [data-part~="icon-button"]');
  await theme.click();
  await page.locator('html[data-theme="jour"]').waitFor();
  await theme.click();
  await page.locator('html[data-theme="nuit"]').waitFor();

  await page.locator('[data-part~="person-name"] input').fill('Ada');
  const box = page.locator('[data-part~="game"]').filter({
    has: page.getByRole('heading', { name: TITLES.spywhere, exact: true }),
  });
  await box.locator('[data-button]').last().click();
  await page.locator('[data-part~="share-code"]').waitFor();
  await page.locator('[data-part~="free-seat"]').click();
  await page.locator('[data-part~="start"]:not([disabled])').click();
  await page.locator('[data-part~="spy-table"]').waitFor();
  assert.deepEqual(errors, []);
  await context.close();
});
