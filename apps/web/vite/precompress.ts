import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Letters and pictures are packed already. */
const PACKABLE = /\.(?:html|js|css|svg|webmanifest|wasm|task)$/;

/** What is larger than this is packed a tenth less tightly, for every build would wait half a minute for it. */
const LARGE = 2_000_000;

/** Lays a packed copy beside every file, which servers hand out as it is: nothing is packed while people wait. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'oeillade-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    // After the service worker has been told of all files, of which the packed ones are none.
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !PACKABLE.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, tightness(bytes)));
        writeFileSync(`${file}.gz`, gzipSync(bytes));
      }
    },
  };
}

const tightness = ({ length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY },
});
