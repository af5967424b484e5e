import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { ListenAddress } from '../operate/banner.ts';

const WITHOUT_PORT = /^(\[[0-9a-f:.]+\]|[^:[\]/?#@\s]+)(?::\d*)?$/i;

/**
 * Where the very page that asks is served over HTTPS: at its own name, for the name is what its browser can reach. Null where
 * there is no such door.
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
