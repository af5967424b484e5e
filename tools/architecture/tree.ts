import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './workspace.ts';

const LOOKED_AT = [
  'package.json',
  '{packages/*,apps/*,examples/*,bench}/package.json',
  '{packages,apps,examples}/*/{src,test,testkit}/**/*.{ts,tsx,mts,mjs}',
  '{bench,e2e}/!(node_modules)/**/*.{ts,tsx,mts,mjs}',
  'e2e/*.ts',
  'apps/web/vite{/**/*,.config}.ts',
  'apps/web/index.html',
  'apps/web/src/**/*.css',
  'tools/**/*.{ts,mjs}',
];

export function readTree(root: string): Tree {
  const paths = globSync(LOOKED_AT, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
