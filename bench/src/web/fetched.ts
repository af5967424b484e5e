import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export const LIGHTHOUSE = '13.5.0';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');

/**
 * Lighthouse, fetched through npm when it is first wanted: with all that comes along it weighs 180 MB, too much for
 * everybody who only wants to play or to test.
 */
export function fetchLighthouse(): string {
  const folder = join(CACHE, `lighthouse-${LIGHTHOUSE}`);
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (existsSync(entry)) return entry;
  console.error(`Fetching lighthouse@${LIGHTHOUSE}…`);
  const options = '--no-save --no-package-lock --ignore-scripts --no-audit --no-fund --loglevel=error';
  const { status } = spawnSync(`npm install --prefix "${folder}" ${options} lighthouse@${LIGHTHOUSE}`, {
    shell: true,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0 || !existsSync(entry)) {
    throw new Error(`Could not fetch lighthouse@${LIGHTHOUSE} through npm. Is the network there?`);
  }
  return entry;
}

/** The version that is there. */
export function versionOf(name: string): string {
  const file = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), 'package.json');
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version}`;
}
