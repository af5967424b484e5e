import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dependenciesAreCurrent, installDependencies } from './dependencies.mjs';
import { withLock } from './lock.mjs';
import { findNode, installNode } from './node-24.mjs';

/**
 * Installs what is missing and returns the path of a Node that is new enough.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const ready = () => (dependenciesAreCurrent(root) ? findNode(root) : undefined);
  const found = ready();
  if (found) return found;

  const folder = join(root, '.node');
  mkdirSync(folder, { recursive: true });
  return withLock(join(folder, 'install.lock'), () => {
    // Another launcher may have done the work while this one waited.
    if (!dependenciesAreCurrent(root)) installDependencies(root);
    return findNode(root) ?? installNode(root);
  });
}

/** What cannot be mended by starting again. */
export class NotInstalled extends Error {}

/**
 * The path of a Node that is new enough, where everything was installed before.
 * @param {string} root
 */
export function installedNode(root) {
  const node = dependenciesAreCurrent(root) ? findNode(root) : undefined;
  if (!node)
    throw new NotInstalled(`Not everything is installed in ${root}: run \`npm run build\` there first.`);
  return node;
}
