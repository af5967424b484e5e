import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './workspace.ts';

const LOOKED_AT = [
  'package.json',
  '{packages/*,apps/*,examples/*,bench,e2e}/package.json',
  '{packages,apps,examples}/*/!(node_modules|dist)/**/*.{ts,tsx,mts,mjs}',
  'apps/*/*.ts',
  '{bench,e2e}/!(node_modules)/**/*.{ts,tsx,mts,mjs}',
  'e2e/*.ts',
  'apps/web/index.html',
  '{apps,examples}/*/src/**/*.css',
  'python/**/*.py',
  'tools/**/*.{ts,mjs}',
];

export function readTree(root: string): Tree {
  const paths = globSync(LOOKED_AT, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}
