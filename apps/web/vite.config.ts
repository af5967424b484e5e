import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';

const server = process.env['OEILLADE_SERVER'] ?? 'http://localhost:8080';

/** In one file: a dozen small ones, each with its own head and its own packing, weigh a kilobyte more. */
const AT_EVERY_TABLE = /apps.web.src.(?:ui.table|features.chat)./;

/** All that the first page needs comes in one file instead of two dozen. The service worker is a program of its own. */
const NOT_OF_THE_SERVICE_WORKER = /^(?!.*offline.service-worker)/;

export default defineConfig({
  plugins: [react(), serviceWorker(), precompress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What they need themselves stays where it is: the first screen has most of it.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'at-every-table', test: AT_EVERY_TABLE },
            { name: 'first-page', tags: ['$initial'], test: NOT_OF_THE_SERVICE_WORKER },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
