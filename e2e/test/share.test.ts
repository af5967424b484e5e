import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { botGame } from '@oeillade/catalogue/testkit';
import { PNG } from 'pngjs';
import { violations } from '../support/axe.ts';
import { readGif } from '../support/gif.ts';
import { type Coming, DESKTOP, Guest, PHONE, SMALL_PHONE } from '../support/guest.ts';
import { browser, server } from '../support/open-server.ts';
import { gather, sayGoodbye } from '../support/party.ts';
import { playWink } from '../support/wink.ts';

const WINK = botGame({ game: 'wink', players: 5, seed: 'shared', level: 'regular' }).record;
const SPYWHERE = botGame({ game: 'spywhere', players: 4, seed: 'shared', level: 'regular' }).record;
const SHARE = '[data-part~="replay-moments"] [data-do="share"]';
const READY = '[data-part~="share-moment"][data-made="ready"]';

const comes = (more: Partial<Coming> = {}) => Guest.comes(browser, { url: server.url, name: 'Ada', ...more });

/** Opens a record in the replay. */
async function watches(guest: Guest, text: string): Promise<void> {
  await guest.page.goto('/replay');
  await guest
    .get('input[type="file"]')
    .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) });
  await guest.sees(SHARE);
}

/** Saves what the dialog has made. */
async function saves(guest: Guest): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    guest.page.waitForEvent('download'),
    guest.get('[data-part~="share-moment"] [data-do="save"]').click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** How many different colours a picture has, in a coarse net of points. */
function coloursOf({ width, height, data }: PNG): number {
  const seen = new Set<number>();
  for (let y = 0; y < height; y += 12) {
    for (let x = 0; x < width; x += 12) seen.add(data.readUInt32BE((y * width + x) * 4));
  }
  return seen.size;
}

/** Everything that a page asks for outside its own server. */
function strangersOf(guest: Guest): string[] {
  const strangers: string[] = [];
  guest.page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !/^(?:data|blob):/.test(url)) strangers.push(url);
  });
  return strangers;
}

describe('a moment to share', () => {
  for (const [game, text] of [
    ['WINK', WINK],
    ['Spywhere', SPYWHERE],
  ] as const) {
    test(`${game}: each best moment is a card of 1080 by 1080 points, drawn in this very browser`, async () => {
      const guest = await comes();
      const strangers = strangersOf(guest);
      await watches(guest, text);
      const moments = await guest.get(SHARE).count();
      assert.ok(moments > 0);
      for (let nth = 0; nth < moments; nth++) {
        await guest.get(SHARE).nth(nth).click();
        await guest.sees(READY);
        const { name, bytes } = await saves(guest);
        assert.match(name, /^oeillade-[a-z-]+\.png$/);
        const picture = PNG.sync.read(bytes);
        assert.deepEqual([picture.width, picture.height], [1_080, 1_080]);
        assert.ok(coloursOf(picture) > 40, 'it is not blank');
        await guest.page.keyboard.press('Escape');
        await guest.looksAway(READY);
      }
      assert.deepEqual(strangers, []);
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });

    test(`${game}: and a loop of some seconds in which something happens`, async () => {
      const guest = await comes({ moving: true });
      await watches(guest, text);
      await guest.get(SHARE).first().click();
      await guest.sees(READY);
      await guest.page.getByText('Boucle animée').click();
      await guest.sees(
        '[data-part~="share-moment"][data-form="loop"][data-made="ready"] [data-part~="moment-loop"]',
      );
      const { name, bytes } = await saves(guest);
      assert.match(name, /\.gif$/);
      const { width, height, delays, isLoop } = readGif(bytes);
      assert.deepEqual([width, height, isLoop], [540, 540, true]);
      assert.ok(delays.length > 1, `${delays.length} pictures`);
      const length = delays.reduce((sum, ms) => sum + ms, 0);
      assert.ok(length >= 1_500 && length <= 6_000, `${length} ms`);
      assert.ok(bytes.length < 1_000_000, `${bytes.length} bytes`);
      assert.deepEqual(guest.complaints, []);
      await guest.leaves();
    });
  }

  test('what is drawn in the file is what the page shows: the same faces, the same words', async () => {
    const guest = await comes({ size: DESKTOP });
    await watches(guest, WINK);
    await guest.get(SHARE).first().click();
    await guest.sees(READY);
    const card = guest.get('[data-part~="moment-card"]');
    const shown = PNG.sync.read(await card.screenshot({ animations: 'disabled' }));
    const { bytes } = await saves(guest);
    const made = PNG.sync.read(bytes);
    const farOff = differing(shown, made);
    assert.ok(farOff < 0.02, `${(100 * farOff).toFixed(1)} % of the points differ`);
    await guest.leaves();
  });

  test('where a device passes on files, it is offered the picture, its words, and no link that works nowhere else', async () => {
    const guest = await comes();
    await guest.context.addInitScript(() => {
      const passed: unknown[] = [];
      Object.assign(window, { passed });
      navigator.canShare = () => true;
      navigator.share = async (data) => {
        passed.push({ ...data, files: data?.files?.map(({ name, type }) => ({ name, type })) });
      };
    });
    await watches(guest, WINK);
    await guest.get(SHARE).first().click();
    await guest.sees(READY);
    await guest.get('[data-part~="share-moment"] [data-do="pass"]').click();
    const [passed] = await guest.page.evaluate(
      () =>
        (window as unknown as { passed: { files: { type: string }[]; text: string; url?: string }[] }).passed,
    );
    assert.equal(passed?.files[0]?.type, 'image/png');
    assert.ok(passed.text.length > 10);
    assert.equal(passed.url, undefined);
    await guest.get('[data-part~="share-moment"]').getByText('vient d’un fichier').waitFor();
    await guest.leaves();
  });

  for (const language of ['fr', 'en', 'de'] as const) {
    for (const theme of ['nuit', 'jour'] as const) {
      test(`axe finds nothing in the dialog, ${language}, ${theme}, and it fits a small phone`, async () => {
        const guest = await comes({ size: SMALL_PHONE, language, theme });
        await watches(guest, WINK);
        await guest.get(SHARE).first().click();
        await guest.sees(READY);
        assert.deepEqual(await violations(guest), []);
        const wide = await guest.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.equal(wide, 0);
        await guest.leaves();
      });
    }
  }
});

test('from the end of a game on a server, the link opens the very moment for anybody; of a running game there is none', async () => {
  const devices = [{ size: PHONE }, {}, {}, {}];
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
  const [ada] = guests as [Guest, ...Guest[]];
  await playWink(guests, {
    winks: 2,
    accuses: 3,
    between: async () => assert.equal(await ada.get('[data-do="share"]').count(), 0),
  });
  await ada.sees('[data-part~="end-moments"] [data-do="share"]');
  assert.deepEqual(await violations(ada), []);
  await ada.get('[data-part~="end-moments"] [data-do="share"]').first().click();
  await ada.sees(READY);
  await ada.get('[data-part~="share-moment"]').getByText('pour tout le monde').waitFor();
  // Where there is no clipboard, the link is there to be copied by hand.
  await ada.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await ada.get('[data-part~="share-moment"] [data-do="copy"]').click();
  const link = await ada.get('[data-part~="share-moment"] [data-part~="field"]').inputValue();
  assert.match(link, /\/t\/[A-Z0-9]{5}\/replay\/1#t=\d+$/);
  const stranger = await comes({ name: 'Zoé' });
  await stranger.page.goto(link);
  await stranger.sees('[data-part~="replay-theatre"]');
  const t = Number(/#t=(\d+)/.exec(link)?.[1]);
  const shown = await stranger.get('[data-part~="replay-controls"] input[type="range"]').inputValue();
  assert.equal(Number(shown), t);
  await sayGoodbye([stranger, ...guests]);
});

/** The share of the pixels of `shown` that differ strongly from `made`, which may be larger and is scaled to it. */
function differing(shown: PNG, made: PNG): number {
  let far = 0;
  for (let y = 0; y < shown.height; y++) {
    for (let x = 0; x < shown.width; x++) {
      const one = (y * shown.width + x) * 4;
      const across = Math.floor(((x + 0.5) * made.width) / shown.width);
      const down = Math.floor(((y + 0.5) * made.height) / shown.height);
      const other = (down * made.width + across) * 4;
      const apart = [0, 1, 2].map((ink) => Math.abs(shown.data[one + ink]! - made.data[other + ink]!));
      if (Math.max(...apart) > 120) far += 1;
    }
  }
  return far / (shown.width * shown.height);
}
