import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';

/** A public-domain portrait by NASA that winks and blinks, as winks.json says; Chromium begins again at its end. */
const WINKS = fileURLToPath(new URL('../fixtures/winks.mjpeg', import.meta.url));

/** The model takes its pictures by WebGL, which is drawn without a card here. */
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** Where each picture of the film begins. */
const BEGINS = Buffer.from([0xff, 0xd8, 0xff]);

/** The film at half its speed: a machine that measures few pictures a second sees its winks, too. */
function slowly(film: string): string {
  const bytes = readFileSync(film);
  const pictures: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const next = bytes.indexOf(BEGINS, at + BEGINS.length);
    const end = next === -1 ? bytes.length : next;
    pictures.push(bytes.subarray(at, end));
    at = end;
  }
  const slow = join(mkdtempSync(join(tmpdir(), 'oeillade-film-')), 'slow.mjpeg');
  writeFileSync(slow, Buffer.concat(pictures.flatMap((picture) => [picture, picture])));
  return slow;
}

export interface FakeCamera {
  /** What whoever asks for the camera is given. */
  readonly answer?: 'granted' | 'denied';
  readonly pace?: 'usual' | 'slow';
}

/** A browser whose camera shows somebody who winks. */
export function openBrowserWithCamera({
  answer = 'granted',
  pace = 'usual',
}: FakeCamera = {}): Promise<Browser> {
  return openBrowser([
    ...SOFTWARE_GL,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${pace === 'slow' ? slowly(WINKS) : WINKS}`,
    answer === 'granted' ? '--use-fake-ui-for-media-stream' : '--deny-permission-prompts',
  ]);
}
