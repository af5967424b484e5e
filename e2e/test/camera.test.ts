import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { eventually } from '../../tools/eventually.ts';
import { openBrowserWithCamera } from '../support/camera.ts';
import { assertShowsTheFilm, isFilmSeen, sayRate } from '../support/film-acts.ts';
import { type FilmWatch, filmWatched, watchFilm } from '../support/film-watch.ts';
import { DESKTOP, Guest } from '../support/guest.ts';
import { server } from '../support/open-server.ts';

/** A model of 15 MB on a busy machine. */
const LOADS = 120_000;
/** Two loops take half a minute; on a busy machine some acts have to come again. */
const FILM_COMES = 300_000;
/** What belongs to the model, and to nothing else. */
const OF_THE_MODEL = /face-worker|face_landmarker|vision_wasm/;

/** Through the words and the browser's question, past the calibration; gives what is noted of the film from then on. */
async function eyeTurnsOn(guest: Guest): Promise<() => Promise<FilmWatch>> {
  await guest.page.goto('/train/eye');
  await guest.get('[data-part~="eye-begin"]').click();
  await guest.get('[data-part~="camera-yes"]').click();
  await guest.get('[data-part~="calibrate-done"]').click({ timeout: LOADS });
  await guest.sees('[data-part~="eye-said"]');
  const before = (await filmWatched(guest)).measured.length;
  return async () => {
    const { shown, measured } = await filmWatched(guest);
    return { shown, measured: measured.slice(before) };
  };
}

const browser = await openBrowserWithCamera();
after(() => browser.close());

describe('one’s own eye before a real camera', () => {
  test('the sign says that the camera is on; out of sight it is off, one tap turns it off, and nobody else is asked for anything', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ada', size: DESKTOP });
    const { page, context } = guest;
    const asked: string[] = [];
    const elsewhere: string[] = [];
    const sent: string[] = [];
    context.on('request', (request) => {
      const url = request.url();
      asked.push(url);
      if (!/^(?:blob|data):/.test(url) && !url.startsWith(server.url)) elsewhere.push(url);
      if (request.postDataBuffer() !== null) sent.push(url);
    });
    await page.goto('/train/eye');
    await guest.get('[data-part~="eye-begin"]').click();
    await guest.sees('[data-part~="camera-yes"]');
    assert.deepEqual(
      asked.filter((url) => OF_THE_MODEL.test(url)),
      [],
    );
    await guest.get('[data-part~="camera-yes"]').click();
    await guest.get('[data-part~="calibrate-done"]').click({ timeout: LOADS });
    const ofTheModel = asked.filter((url) => OF_THE_MODEL.test(url)).join(' ');
    for (const piece of ['face-worker', 'face_landmarker', 'vision_wasm'])
      assert.ok(ofTheModel.includes(piece), `${piece} among ${asked.join(' ')}`);
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
    assert.deepEqual({ elsewhere, sent }, { elsewhere: [], sent: [] });
    // Nobody sits at a table here: nothing goes over a socket at all.
    assert.deepEqual([guest.sent, guest.live], [[], []]);
    await guest.leaves();
  });

  test('of a film of winks, blinks, a squint and half a wink exactly the winks and the blinks are shown, loop after loop', async () => {
    const guest = await Guest.comes(browser, { url: server.url, name: 'Ben', size: DESKTOP });
    await watchFilm(guest);
    let watch = await eyeTurnsOn(guest);
    let { shown, measured } = await watch();
    await eventually(
      'two loops of the film',
      async () => {
        // Too few pictures for some seconds turn the camera off, as they should: then it is tried again.
        if ((await guest.get('[data-part~="turn-on-eyes"] [role="alert"]').count()) > 0)
          watch = await eyeTurnsOn(guest);
        ({ shown, measured } = await watch());
        return isFilmSeen(measured);
      },
      FILM_COMES,
    ).catch((error: Error) => assert.fail(`${error.message} ${sayRate(measured)}`));
    assertShowsTheFilm(shown, measured);
    await guest.leaves();
  });
});
