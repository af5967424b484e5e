import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes a folder that only the server's own user can enter; gives what is wrong, in sentences. A folder of somebody else, as
 * volumes may be, cannot be changed: that is to be known, but it is no reason not to start.
 */
export function makePrivateFolder(path: string): string[] {
  mkdirSync(path, { recursive: true, mode: FOLDER });
  return allow(path, FOLDER);
}

/** The same for a file. It is made before its writer would make it, with the rights that are usual for files. */
export function makePrivateFile(path: string): string[] {
  // One that is there is not opened: closing it would end the locks that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', FILE));
  return allow(path, FILE);
}

/** The same for a file that may be there. */
export const makePrivateIfThere = (path: string): string[] => (existsSync(path) ? allow(path, FILE) : []);

function allow(path: string, mode: number): string[] {
  try {
    chmodSync(path, mode);
  } catch {
    // What the rights are after all is what counts.
  }
  const isPrivate = (statSync(path).mode & 0o077) === 0;
  return isPrivate || process.platform === 'win32' ? [] : [`Others on this machine may get at ${path}.`];
}
