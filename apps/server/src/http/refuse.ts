import type { Context } from 'hono';

/** Seconds after which it makes sense to ask again: a table that moves is there in a moment, a database in some. */
const SOON: Readonly<Record<string, number>> = { 'not-ready': 2 };

export type RefusedStatus = 400 | 403 | 404 | 409 | 413 | 421 | 429 | 500 | 503;

/** Says why not, and after how many milliseconds to ask again where that helps. */
export function refuse(context: Context, status: RefusedStatus, code: string, wait = 0): Response {
  if (status === 429 || status === 503)
    context.header('Retry-After', String(Math.max(SOON[code] ?? 1, Math.ceil(wait / 1000))));
  return context.json({ refused: code }, status);
}
