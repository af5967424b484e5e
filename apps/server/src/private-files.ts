import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes a folder that only the server's own user can enter, and gives sentences about what is wrong. A folder may belong to
 * another user, as mounted volumes do, and keep its rights: operators should know that, but the server can start.
 */
export function makePrivateFolder(path: string): string[] {
  mkdirSync(path, { recursive: true, mode: FOLDER });
  return allow(path, FOLDER);
}

/** Makes a file that only the server's user can read, and warns as above: its writer would make it with the usual rights. */
export function makePrivateFile(path: string): string[] {
  // One that is there is not opened: closing it would end the locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE));
  return allow(path, FILE);
}

/** Makes a file private that may be there; without it, nothing is done. */
export const makePrivateIfThere = (path: string): string[] => (existsSync(path) ? allow(path, FILE) : []);

function allow(path: string, mode: number): string[] {
  try {
    chmodSync(path, mode);
  } catch {
    // Whether the rights could be changed does not matter: what they are is read below.
  }
  const isPrivate = (statSync(path).mode & 0o077) === 0;
  return isPrivate || process.platform === 'win32' ? [] : [`Others on this machine may get at ${path}.`];
}
