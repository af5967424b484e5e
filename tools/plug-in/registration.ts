import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../root.ts';

/** The lines that would offer a game: for each file, by its whole path, one line. */
export type Registration = ReadonlyMap<string, string>;

/** The environment variable that names an example to programs that are to offer it. */
export const PLUG_IN = 'OEILLADE_PLUG_IN';

/** What an example's `registration.json` says. */
export function readRegistration(example: string): Registration {
  const lines = JSON.parse(readFileSync(join(root, example, 'registration.json'), 'utf8')) as object;
  return new Map(Object.entries(lines).map(([file, line]) => [resolve(root, file), line as string]));
}

/** The source of a file as it would be with its line; null for a file that gets none. */
export function registered(registration: Registration, file: string, source: string): string | null {
  const line = registration.get(file);
  return line === undefined ? null : `${source}\n${line}\n`;
}
