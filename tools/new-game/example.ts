import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { Files } from './skeleton.ts';

/** The game that new ones begin as. */
const EXAMPLE = join(root, 'examples/liars-dice');

export function readExample(): Files {
  const paths = ['RULES.md', ...globSync('{src,test}/**/*.{ts,tsx,css}', { cwd: EXAMPLE })];
  const entries = paths.map((path) => [
    path.replaceAll('\\', '/'),
    readFileSync(join(EXAMPLE, path), 'utf8'),
  ]);
  return Object.fromEntries(entries) as Files;
}
