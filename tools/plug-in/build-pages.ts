import { join } from 'node:path';
import { root } from '../root.ts';
import { readRegistration } from './registration.ts';
import { registering } from './vite-plugin.ts';

/** Builds the pages into a folder as if an example were offered: its lines are added while the registries are read. */
export async function buildPagesWith(example: string, outDir: string): Promise<void> {
  const { build } = await import('vite');
  const registration = readRegistration(example);
  await build({
    root: join(root, 'apps/web'),
    logLevel: 'error',
    plugins: [registering(registration)],
    worker: { plugins: () => [registering(registration)] },
    build: { outDir, emptyOutDir: true },
  });
}
