import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env['OEILLADE_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
