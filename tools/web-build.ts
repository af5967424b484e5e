import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

const WEB = join(root, 'apps/web');
const STAMP = join(WEB, 'dist/.built-from');
/** Everything that the web app is made of. */
const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/vite', 'apps/web/models', 'packages'];
const FILES = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json'];

/** Builds the web app, unless it was built from these very sources already. */
export async function buildWeb(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.error('Building the pages…');
  const { build } = await import('vite');
  await build({ root: WEB, logLevel: 'warn' });
  writeFileSync(STAMP, wanted);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/[/\\](?:test|testkit|node_modules)[/\\]?/.test(`${entry.parentPath}/`),
      )
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of [...files, ...FILES.map((name) => join(root, name))].sort()) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
