import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const FILES = ['lock.sqlite', 'oeillade.sqlite'];

/**
 * Why the embedded journal cannot be kept in this folder, as a sentence; null where it can. Asked before the journal is
 * opened: SQLite says of a file that may not be written that it is locked, or that it cannot be opened.
 */
export function folderProblem(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const file of FILES.map((name) => join(folder, name)).filter((path) => existsSync(path)))
      accessSync(file, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const { message } = error as Error;
    return `DATA_DIR=${folder}: the journal cannot be written there (${message}). Choose a folder that this user may write in.`;
  }
}
