import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser.ts';

/** A public-domain portrait by NASA that winks and blinks, 443 pictures at 30 a second; Chromium begins again at its end. */
const WINKS = fileURLToPath(new URL('../fixtures/winks.mjpeg', import.meta.url));

/** What it does: a squint and a half wink are in between, which are neither. */
export const WINKS_DO = ['left', 'right', 'blink', 'blink', 'left', 'right'] as const;

/** The model takes its pictures by WebGL, which is drawn without a card here. */
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];

/** A browser whose camera shows somebody who winks. Whoever asks for it is given it, or `denied`. */
export function openBrowserWithCamera(answer: 'granted' | 'denied' = 'granted'): Promise<Browser> {
  return openBrowser([
    ...SOFTWARE_GL,
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${WINKS}`,
    answer === 'granted' ? '--use-fake-ui-for-media-stream' : '--deny-permission-prompts',
  ]);
}
