import { cpSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.ts';

/** What a copy of the repo needs to be checked and played; built files and pictures stay behind. */
const COPIED = [
  '.gitignore',
  '*.json',
  'docs',
  '{packages,apps,examples}/*/{src,test,testkit,vite,public,models,e2e}',
  '{packages,apps,examples}/*/*.{json,ts,html,md}',
  '{bench,e2e}/*',
  'tools',
];

/** The repo once more in an empty folder: its own sources, and the dependencies that are installed here. */
export function copyRepo(to: string): void {
  const isLeftOut = (path: string): boolean => ['node_modules', 'dist'].includes(basename(path));
  for (const path of globSync(COPIED, { cwd: root, exclude: isLeftOut })) {
    mkdirSync(join(to, dirname(path)), { recursive: true });
    cpSync(join(root, path), join(to, path), { recursive: true, filter: (file) => !isLeftOut(file) });
  }
  linkDependencies(to);
}

/** Workspaces are those of the copy, everything else is the installed one. */
function linkDependencies(to: string): void {
  const installed = join(root, 'node_modules');
  mkdirSync(join(to, 'node_modules/@oeillade'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@oeillade') symlinkSync(join(installed, name), join(to, 'node_modules', name));
  }
  for (const folder of globSync(['{packages,apps,examples}/*', 'bench', 'e2e'], { cwd: to })) {
    symlinkSync(join('../..', folder), join(to, 'node_modules/@oeillade', basename(folder)));
  }
}
