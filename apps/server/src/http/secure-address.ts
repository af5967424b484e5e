import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { ListenAddress } from '../operate/banner.ts';

const WITHOUT_PORT = /^(\[[0-9a-f:.]+\]|[^:[\]/?#@\s]+)(?::\d*)?$/i;

/**
 * The HTTPS address of the page that sent this request, under the host name that it used: that name its browser can reach.
 * Null where the server has no door for HTTPS.
 */
export function secureAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  secure: ListenAddress | null,
): string | null {
  const { host = '' } = headers;
  if ((socket as Partial<TLSSocket>).encrypted) return `https://${host}`;
  const name = WITHOUT_PORT.exec(host)?.[1];
  if (!secure || !name) return null;
  return new URL(`https://${name}:${secure.port}`).origin;
}
