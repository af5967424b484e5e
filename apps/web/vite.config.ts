import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './vite/service-worker.ts';

const server = process.env['OEILLADE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react(), serviceWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
