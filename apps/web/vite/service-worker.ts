import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

const ENTRY = 'service-worker';
const NAME = 'sw.js';

/** Not part of the app, or of no use to a browser that can run it. */
const LEFT_OUT = /^(?:sw\.js|\.|gallery\.html)|\.(?:map|woff|br|gz)$/;

/** The face model and what runs it, 15 MB: kept by those who have turned a camera on, and by nobody else. */
const KEPT_WHEN_ASKED_FOR = /^assets\/(?:face-worker|face_landmarker|vision_wasm|LICENSE)/;

/** Builds the service worker, and writes in front of it what it is to keep: every file of this very build. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'oeillade-service-worker',
    apply: 'build',
    config: ({ root = '.' }) => ({
      build: {
        rolldownOptions: {
          // The other worker is a build within the build: that it takes its time is no news.
          checks: { bundlerTimings: false },
          input: {
            index: join(root, 'index.html'),
            [ENTRY]: join(root, 'src/features/offline/service-worker/main.ts'),
          },
          output: {
            // The service worker needs one address for ever, at the root: it serves all addresses below its own.
            entryFileNames: ({ name }) => (name === ENTRY ? NAME : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: () => {
      const file = join(folder, NAME);
      const kept = JSON.stringify(listFiles(folder));
      writeFileSync(file, `self.oeillade=${kept};\n${readFileSync(file, 'utf8')}`);
    },
  };
}

interface Listed {
  /** A hash of all files that were built: when one of them changes, so does the version. */
  readonly version: string;
  /** The addresses of files that are kept at once, and of those that are kept when a page asks for them first. */
  readonly files: readonly string[];
  readonly keptWhenAskedFor: readonly string[];
}

export function listFiles(folder: string): Listed {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  for (const path of files)
    hash
      .update(path)
      .update('\n')
      .update(readFileSync(join(folder, path)));
  return {
    version: hash.digest('hex').slice(0, 12),
    // Every address without a file's ending is the one page of the app.
    files: files
      .filter((path) => !KEPT_WHEN_ASKED_FOR.test(path))
      .map((path) => (path === 'index.html' ? '/' : `/${path}`)),
    keptWhenAskedFor: files.filter((path) => KEPT_WHEN_ASKED_FOR.test(path)).map((path) => `/${path}`),
  };
}
