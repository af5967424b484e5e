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
