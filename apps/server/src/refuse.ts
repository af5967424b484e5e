import type { Context } from 'hono';

/** Seconds after which it makes sense to ask again: a table that moves is there in a moment, a database in some. */
const SOON: Readonly<Record<string, number>> = { 'not-ready': 2 };

export type RefusedStatus = 400 | 403 | 404 | 409 | 413 | 415 | 421 | 429 | 500 | 503;

/** Sentences for whoever writes a client and reads the answer, where the code alone does not tell enough. */
const SENTENCES: Readonly<Record<string, string>> = {
  'json-only': 'Send the body as JSON, with the header Content-Type: application/json.',
};

/** What `Retry-After` says: `wait` in milliseconds, where it is known how long it makes no sense to come back. */
export const retryAfter = (code: string, wait = 0): string =>
  String(Math.max(SOON[code] ?? 1, Math.ceil(wait / 1000)));

/** Answers with a refusal, with the milliseconds after which to ask again where that helps, and with a sentence where there is one. */
export function refuse(
  context: Context,
  status: RefusedStatus,
  code: string,
  wait = 0,
  say = SENTENCES[code],
): Response {
  if (status === 429 || status === 503) context.header('Retry-After', retryAfter(code, wait));
  return context.json(say ? { refused: code, say } : { refused: code }, status);
}
