import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classNameOf } from './vite/class-names.ts';
import { layers } from './vite/layers.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';

const server = process.env['OEILLADE_SERVER'] ?? 'http://localhost:8080';

/** What some players never see, or only after the game: it is no part of the file that every table needs. */
const NOT_AT_EVERY_TABLE = [
  'stage',
  'picture',
  'end',
  'replay',
  'figures',
  'drawings',
  'delete-question',
  'hints.(?:hint-shown|hint-picker|use-place-above)',
  'art.pieces.link-code.tsx',
  'screen',
  'camera',
  'voices.(?!lazy)',
  'chat.voices.(?:de|en|fr)',
  '(?:reactions|speech|living).(?!lazy|told-by)',
].join('|');

/** What else every table needs, each so small that as a file of its own its head would be most of it. */
const SMALL = [
  'features.(?:cast|costume|evening|gallery|replay.share).texts(?:.index)?.ts',
  'features.history.appearances',
  'features.replay.(?:handed|moment-link|playback)',
  'features.table.(?:trouble-page.module|use-last-verdict)',
  'games.use-options',
  'ui.stage.(?:on-stage|theatre)',
].join('|');

/** What every scene is played with, whichever game's it is: fetched after the table, and packed together. */
const STAGE = /apps.web.src.ui.stage.(?!on-stage|theatre|calm|art.(?!clips|curtain))/;

/** In one file: dozens of small ones, each with its own head and its own packing, weigh some kilobytes more. */
const AT_EVERY_TABLE = new RegExp(
  `apps.web.src.(?:ui(?!.(?:${NOT_AT_EVERY_TABLE})).|shell(?!.(?:i18n|camera|crossing|live|own-device)).|${SMALL})`,
);

/** All that the first page needs comes in one file instead of two dozen. The service worker is a program of its own. */
const NOT_OF_THE_SERVICE_WORKER = /^(?!.*offline.service-worker)/;

export default defineConfig({
  plugins: [react(), serviceWorker(), precompress()],
  css: {
    modules: { generateScopedName: classNameOf },
    postcss: { plugins: [layers()] },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What is in one file with others anyway may still be asked for late: a test that has no browser never gets to it.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // What they need themselves stays where it is: the first screen has most of it.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first-page', tags: ['$initial'], test: NOT_OF_THE_SERVICE_WORKER },
            { name: 'at-every-table', test: AT_EVERY_TABLE },
            { name: 'stage', test: STAGE },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
