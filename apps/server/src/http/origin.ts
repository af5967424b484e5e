import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';

/**
 * Does a request come from one of our own pages? Pages of other sites may not play in somebody's name, nor use up what
 * their address may ask for: of a picture, a browser says where it stands by `Sec-Fetch-Site` alone. Programs that are
 * no browsers send neither.
 */
export function isOurs(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  others: readonly string[],
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  if (others.includes(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // A page that came in the clear may have been written by anybody on the way: it has no business behind the secure door.
  if ((socket as Partial<TLSSocket>).encrypted && page.protocol !== 'https:') return false;
  return page.host === host;
}
