import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What is compressed already gains nothing. */
const PACKED = new Set(['.woff2', '.png']);

interface Page {
  readonly type: string;
  readonly cache: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;
}

/** The built web app, read once: it is small, and every visitor wants the same. Null where it was not built. */
export function loadPages(folder: string): ReadonlyMap<string, Page> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    pages.set(`/${relative(folder, file).split(sep).join('/')}`, readPage(file));
  }
  return pages;
}

function readPage(file: string): Page {
  const extension = extname(file);
  const body = new Uint8Array(readFileSync(file));
  const isPacked = PACKED.has(extension);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    // Files in assets/ carry a hash of their content in their name: another content has another name.
    cache: file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    bodies: {
      identity: body,
      gzip: isPacked ? body : new Uint8Array(gzipSync(body)),
      br: isPacked ? body : new Uint8Array(brotliCompressSync(body)),
    },
  };
}

/** Serves the app: every address without a file's ending is a page of it. */
export function servePages(pages: ReadonlyMap<string, Page>): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const isApp = extname(path) === '' && !path.startsWith('/api/');
    const page = pages.get(isApp ? '/index.html' : path);
    if (!page) return next();
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
    const body = page.bodies[encoding];
    const isEncoded = body !== page.bodies.identity;
    return context.body(body, 200, {
      'Content-Type': page.type,
      'Cache-Control': page.cache,
      Vary: 'Accept-Encoding',
      ...(isEncoded ? { 'Content-Encoding': encoding } : {}),
    });
  };
}
