/**
 * `npm run film`: plays a game in real browsers, films what one phone shows of it, and writes docs/film.gif for the README. It
 * needs nothing beside a Chromium, as the tests do.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { GifLoop, type Pixels } from '../apps/web/src/features/replay/share/loop/gif-loop.ts';
import { root } from '../tools/root.ts';
import { openBrowser } from './browser.ts';
import { Camera, type Shot } from './film/camera.ts';
import { play } from './film/script.ts';
import { PHONE } from './support/guest.ts';
import { gather, sayGoodbye } from './support/party.ts';
import { TestServer } from './test-server.ts';

const WIDTH = 300;
const PER_SECOND = 9;
/** Nobody should wait for a README. */
const MOST_BYTES = 3_000_000;
/** All the colours of the film are chosen from so many of its pictures. */
const SAMPLES = 14;
const COLOURS = 255;
const film = join(root, 'docs/film.gif');

const server = await TestServer.open();
const browser = await openBrowser();
try {
  const devices = [
    { size: PHONE, touch: true, moving: true, lasting: 2_500, face: 1 },
    ...[8, 15, 6].map((face) => ({ face })),
  ];
  const guests = await gather({ browser, url: server.url, game: 'wink', people: 4, devices });
  const camera = await Camera.before(guests[0]!, WIDTH, PER_SECOND);
  await play(guests, camera);
  const bytes = developed(camera.shots);
  const length = camera.shots.reduce((sum, { ms }) => sum + ms, 0);
  console.log(
    `${camera.shots.length} pictures, ${(length / 1_000).toFixed(1)} s, ${bytes.length} bytes: ${film}`,
  );
  if (bytes.length > MOST_BYTES) throw new Error(`The film is larger than ${MOST_BYTES} bytes.`);
  writeFileSync(film, bytes);
  await camera.stops();
  await sayGoodbye(guests);
} finally {
  await browser.close();
  await server.closes();
}

function developed(shots: readonly Shot[]): Uint8Array {
  const pictures = shots.map(({ png, ms }) => ({ pixels: pixelsOf(PNG.sync.read(png)), ms }));
  const every = Math.max(1, Math.floor(pictures.length / SAMPLES));
  const samples = pictures.filter((_, nth) => nth % every === 0).map(({ pixels }) => pixels.data);
  const [{ pixels: first }] = pictures as [(typeof pictures)[number]];
  const gif = new GifLoop(
    { ...first, data: new Uint8ClampedArray(Buffer.concat(samples.map((data) => Buffer.from(data.buffer)))) },
    COLOURS,
  );
  for (const { pixels, ms } of pictures) gif.add(pixels, ms);
  return gif.finish();
}

function pixelsOf({ data, width, height }: PNG): Pixels {
  return { data: new Uint8ClampedArray(data), width, height };
}
