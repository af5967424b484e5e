import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

/** @param {string} root */
export function dependenciesAreCurrent(root) {
  try {
    return readFileSync(stampPath(root), 'utf8') === stamp(root);
  } catch {
    return false;
  }
}

/** @param {string} root */
export function installDependencies(root) {
  console.error('Installing dependencies…');
  rmSync(stampPath(root), { force: true });
  // NODE_ENV=production would leave out the tools that check and test.
  if (!npm(['ci', '--include=dev', '--ignore-scripts'], root)) {
    throw new Error('Could not install the dependencies: `npm ci` failed. Is the network there?');
  }
  writeFileSync(stampPath(root), stamp(root));
}

/** @param {string} root */
function stampPath(root) {
  return join(root, 'node_modules', '.oeillade-lock');
}

/**
 * Platform and architecture count too: compiler and linter come as native binaries.
 * @param {string} root
 */
function stamp(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${process.platform} ${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`;
}
