import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { openBrowserWithCamera } from '../support/camera.ts';
import { DESKTOP, Guest } from '../support/guest.ts';
import { server } from '../support/open-server.ts';

/** A model of 15 MB on a busy machine. */
const LOADS = 120_000;

const browser = await openBrowserWithCamera();
after(() => browser.close());

describe('one’s own eye before a real camera', () => {
  test('the sign says that the camera is on; out of sight it is off, one tap turns it off, and nobody else is asked for anything', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size: DESKTOP });
    const { page, context } = guest;
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(server.url))
        elsewhere.push(request.url());
    });
    await page.goto('/train/eye');
    await guest.get('[data-part~="eye-begin"]').click();
    await guest.get('[data-part~="camera-yes"]').click();
    await guest.get('[data-part~="calibrate-done"]').click({ timeout: LOADS });
    await guest.sees('[data-part~="camera-sign"]');
    const live = () =>
      page.evaluate(() => {
        const stream = document.querySelector('video')?.srcObject;
        return stream instanceof MediaStream ? stream.getTracks().map(({ readyState }) => readyState) : [];
      });
    assert.deepEqual(await live(), ['live']);
    const show = (state: 'hidden' | 'visible') =>
      page.evaluate((now) => {
        Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    await guest.looksAway('[data-part~="camera-sign"]');
    assert.deepEqual(await live(), []);
    await show('visible');
    await guest.sees('[data-part~="camera-sign"]');
    await guest.get('[data-part~="camera-sign"]').click();
    await guest.sees('[data-part~="eye-begin"]');
    assert.equal(await guest.get('video').count(), 0);
    assert.deepEqual(elsewhere, []);
    await guest.leaves();
  });
});
