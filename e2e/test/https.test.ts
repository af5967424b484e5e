import assert from 'node:assert/strict';
import { createHash, X509Certificate } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { violations } from '../support/axe.ts';
import { Guest, PHONE } from '../support/guest.ts';
import { seatBots } from '../support/party.ts';
import { playSpywhere } from '../support/spywhere.ts';
import { freePort, TestServer } from '../test-server.ts';

/** Loopback is secure by itself: a name of the server's own is not. It leads to this machine, and to no other. */
const NAME = 'oeillade.test';
const CAMERA = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

const httpsPort = await freePort();
const server = await TestServer.open('wide', undefined, {
  HTTPS: 'self',
  HTTPS_PORT: String(httpsPort),
  HOSTS: NAME,
});
const plain = `http://${NAME}:${server.port}`;
const secure = `https://${NAME}:${httpsPort}`;

/** By this Chromium knows the one certificate that it believes though nobody has signed it: as if the phone had been taught it. */
function believesHouse(): string {
  const { publicKey } = new X509Certificate(server.reads('house-certificate.pem'));
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }));
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`;
}

let browser: Browser;
before(async () => {
  browser = await openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`, ...CAMERA, believesHouse()]);
});
after(async () => {
  await browser.close();
  await server.closes();
});

/** What the page may have: asked of the browser, as the app asks. */
const gives = (guest: Guest) =>
  guest.page.evaluate(async () => {
    const media = navigator.mediaDevices as MediaDevices | undefined;
    const stream = await media?.getUserMedia({ video: true, audio: true });
    const tracks = stream?.getTracks() ?? [];
    for (const track of tracks) track.stop();
    return {
      isSecure: window.isSecureContext,
      hasWorkers: 'serviceWorker' in navigator,
      tracks: tracks.map(({ kind }) => kind).sort(),
    };
  });

async function playsAWholeGame(guest: Guest): Promise<void> {
  await guest.opensTable('spywhere');
  await seatBots(guest, 1);
  await guest.get('[data-part~="start"]:not([disabled])').click();
  await guest.sees('[data-part~="spy-table"]');
  await playSpywhere([guest]);
  await guest.sees('[data-part~="end"] [data-part~="place"]');
}

describe('over HTTPS, under a name of the server’s own', () => {
  test('the page is secure, has a camera and a microphone, and says so', async () => {
    const ada = await Guest.comes(browser, { url: secure, name: 'Ada', size: PHONE, touch: true });
    await ada.page.goto('/cameras');
    assert.deepEqual(await gives(ada), { isSecure: true, hasWorkers: true, tracks: ['audio', 'video'] });
    await ada.sees('[data-part~="cameras"]');
    assert.equal(await ada.get('[data-part~="no-camera"]').count(), 0);
    assert.deepEqual(ada.complaints, []);
    await ada.leaves();
  });

  test('the browser keeps the app', async () => {
    const ben = await Guest.comes(browser, { url: secure, name: 'Ben', keepsApp: true });
    await ben.goesHome();
    const script = await ben.page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    );
    assert.equal(script, `${secure}/sw.js`);
    await ben.leaves();
  });

  test('a whole game is played', async () => {
    const cleo = await Guest.comes(browser, { url: secure, name: 'Cleo', size: PHONE, touch: true });
    await playsAWholeGame(cleo);
    assert.deepEqual(cleo.complaints, []);
    await cleo.leaves();
  });
});

describe('under the same name over plain HTTP', () => {
  test('a clear sentence says why there is no camera, and everything else goes on', async () => {
    const dora = await Guest.comes(browser, {
      url: plain,
      name: 'Dora',
      size: PHONE,
      touch: true,
      language: 'en',
    });
    await dora.page.goto('/cameras');
    const said = await dora.get('[data-part~="no-camera"]').innerText();
    assert.match(said, /Browsers open cameras only for secure pages.*begins with https/s);
    const { isSecure, tracks } = await gives(dora);
    assert.deepEqual([isSecure, tracks], [false, []]);
    await dora.sees('[data-part~="phone-warning"]');
    assert.deepEqual(await violations(dora), []);
    // A button for the camera says so, too, instead of doing nothing.
    await dora.page.goto('/train/eye');
    await dora.get('[data-part~="eye-begin"]').click();
    const answered = dora.get('[data-part~="ask-camera"] [data-part~="no-camera"]');
    assert.match(await answered.innerText(), /Browsers open cameras only for secure pages/);
    assert.equal(await dora.get('[data-part~="camera-yes"]').count(), 0);
    await dora.get('[data-part~="camera-no"]').click();
    await dora.looksAway('[data-part~="ask-camera"]');
    await playsAWholeGame(dora);
    // The browser itself notes once a page that a header is for secure ones.
    const others = dora.complaints.filter((text) => !text.includes('Cross-Origin-Opener-Policy'));
    assert.deepEqual(others, []);
    await dora.leaves();
  });

  test('the way over leads to the same page, and the seat comes along', async () => {
    const emil = await Guest.comes(browser, { url: plain, name: 'Emil', language: 'de', theme: 'jour' });
    const code = await emil.opensTable('spywhere');
    const token = await emil.token();
    await emil.page.goto('/cameras');
    await emil.get('[data-part~="go-over"]').click();
    await emil.page.waitForURL(`${secure}/cameras`);
    assert.equal(await emil.token(), token);
    await emil.page.goto(`${secure}/t/${code}`);
    await emil.sees('[data-part~="lobby"] [data-part~="start"]');
    assert.equal(await emil.seat(), 0);
    await seatBots(emil, 1);
    await emil.get('[data-part~="start"]:not([disabled])').click();
    await emil.sees('[data-part~="spy-table"]');
    await playSpywhere([emil], { most: 3 });
    await emil.leaves();
  });
});

test('a browser that nobody has told of the server’s certificate warns, and shows nothing before', async () => {
  const stranger = await openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`]);
  const page = await stranger.newPage();
  await assert.rejects(page.goto(secure), /ERR_CERT_AUTHORITY_INVALID/);
  await stranger.close();
});
