import type { MiddlewareHandler } from 'hono';

/** Our own files and our own sockets, nothing else; nobody may put the page into a frame. */
function policy(origins: readonly string[]): string {
  // 'self' covers the sockets of the same origin; other servers of the same installation are named by the operator.
  const others = origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...others].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The worker that runs the face model. Its script alone may run WebAssembly: a worker has the policy of its own response. */
const FACE_WORKER = /^\/assets\/face-worker-[\w-]+\.js$/;
const FACE_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

export function securityHeaders(origins: readonly string[]): MiddlewareHandler {
  const headers = Object.entries({
    'Content-Security-Policy': policy(origins),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(self)',
  });
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (FACE_WORKER.test(context.req.path))
      context.res.headers.set('Content-Security-Policy', FACE_WORKER_POLICY);
    // Answers hold seats' secrets and games that go on: nobody keeps a copy on the way, unless the answer allows it.
    if (context.req.path.startsWith('/api/') && !context.res.headers.has('Cache-Control'))
      context.res.headers.set('Cache-Control', 'no-store');
  };
}
