import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../tools/root.ts';

/** A browser to start, and how. */
export interface Chromium {
  readonly path: string;
  readonly flags: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** The packages hold one for these machines only. */
export const isPackedHere = process.platform === 'linux' && process.arch === 'x64';

/** The last draws without a graphics card: the face model takes its pictures from there. */
const PARTS = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br'];
const CACHE = join(root, 'node_modules/.cache');

/** Unpacks the Chromium of the packages once, with the libraries and the letters that a bare machine lacks. */
export async function unpackChromium(): Promise<Chromium> {
  const source = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(CACHE, `chromium-${version}-gl`);
  if (!existsSync(folder)) await unpack(join(source, 'bin'), folder);
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  return {
    path: join(folder, 'chromium'),
    // It comes without the helper that a sandbox needs; it opens our own pages only.
    flags: ['--no-sandbox', '--disable-gpu'],
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

/** Whole or not at all: several tests may look for it at the same time. */
async function unpack(source: string, folder: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const before = process.env['TMPDIR'];
  // The package unpacks to where temporary files go, and takes whatever has its name there for its own.
  process.env['TMPDIR'] = beside;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(PARTS.map((part) => inflate(join(source, part))));
    writeFileSync(join(beside, 'fonts.conf'), fontSettings(folder));
    renameUnlessThere(beside, folder);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    rmSync(beside, { recursive: true, force: true });
  }
}

function renameUnlessThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

const fontSettings = (folder: string): string =>
  `<?xml version="1.0"?>
<fontconfig>
  <dir>${join(folder, 'fonts/fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
