import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATE_FILE } from '../tls/own-certificate.ts';
import type { Config } from './config.ts';

const JOURNAL = ['lock.sqlite', 'oeillade.sqlite'];

/**
 * Why what is to be kept on this machine cannot be kept in its folder, as a sentence; null where it can. Asked before the
 * journal is opened: SQLite says of a file that may not be written that it is locked, or that it cannot be opened.
 */
export function folderProblem({
  dataFolder,
  databaseUrl,
  https,
}: Pick<Config, 'dataFolder' | 'databaseUrl' | 'https'>): string | null {
  const keepsJournal = databaseUrl === '';
  const keepsCertificate = https === 'self';
  if (!keepsJournal && !keepsCertificate) return null;
  const files = [...(keepsJournal ? JOURNAL : []), ...(keepsCertificate ? [CERTIFICATE_FILE] : [])];
  try {
    mkdirSync(dataFolder, { recursive: true });
    accessSync(dataFolder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const path of files.map((name) => join(dataFolder, name)).filter((path) => existsSync(path)))
      accessSync(path, constants.R_OK | constants.W_OK);
    return null;
  } catch (error) {
    const { message } = error as Error;
    const what = keepsJournal ? 'the journal' : 'the certificate';
    return `DATA_DIR=${dataFolder}: ${what} cannot be written there (${message}). Choose a folder that this user may write in.`;
  }
}
