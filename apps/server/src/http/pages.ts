import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** Files in assets/ carry a hash of their content in their name: another content has another name. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built app: every address without a file's ending is a page of it. Null where it was not built. */
export function servePages(folder: string): MiddlewareHandler | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const options = { root: folder, precompressed: true };
  const page = serveStatic({ ...options, path: 'index.html' });
  const file = serveStatic(options);
  return async (context, next) => {
    const { path } = context.req;
    if (path.startsWith('/api/')) return next();
    const answer = await (extname(path) === '' ? page : file)(context, next);
    // Where there is no such file, the next handler answers.
    if (!(answer instanceof Response)) return;
    answer.headers.set('Cache-Control', path.startsWith('/assets/') ? FOR_EVER : 'no-cache');
    return answer;
  };
}
