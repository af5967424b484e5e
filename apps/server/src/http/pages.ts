import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** What is compressed already gains nothing. */
const PACKED = new Set(['.woff2', '.png']);

type Bytes = Uint8Array<ArrayBuffer>;

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

class Page {
  readonly type: string;
  readonly cache: string;
  readonly body: Bytes;
  readonly isPacked: boolean;
  readonly #packed = new Map<keyof typeof PACKERS, Promise<Bytes>>();

  constructor(file: string) {
    const extension = extname(file);
    this.type = TYPES[extension] ?? 'application/octet-stream';
    // Files in assets/ carry a hash of their content in their name: another content has another name.
    this.cache = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
    this.body = new Uint8Array(readFileSync(file));
    this.isPacked = PACKED.has(extension);
  }

  /** Not before somebody asks for it: a server that starts after a crash has tables to take up. */
  packed(how: keyof typeof PACKERS): Promise<Bytes> {
    let packed = this.#packed.get(how);
    if (!packed) {
      packed = PACKERS[how](this.body).then((bytes) => new Uint8Array(bytes));
      this.#packed.set(how, packed);
    }
    return packed;
  }
}

/** The built web app, read once: it is small, and every visitor wants the same. Null where it was not built. */
export function loadPages(folder: string): ReadonlyMap<string, Page> | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    pages.set(`/${relative(folder, file).split(sep).join('/')}`, new Page(file));
  }
  return pages;
}

/** Serves the app: every address without a file's ending is a page of it. */
export function servePages(pages: ReadonlyMap<string, Page>): MiddlewareHandler {
  return async (context, next) => {
    const { path } = context.req;
    const isApp = extname(path) === '' && !path.startsWith('/api/');
    const page = pages.get(isApp ? '/index.html' : path);
    if (!page) return next();
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null;
    const how = page.isPacked ? null : encoding;
    return context.body(how ? await page.packed(how) : page.body, 200, {
      'Content-Type': page.type,
      'Cache-Control': page.cache,
      Vary: 'Accept-Encoding',
      ...(how ? { 'Content-Encoding': how } : {}),
    });
  };
}
