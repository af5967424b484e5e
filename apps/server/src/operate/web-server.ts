import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Config } from './config.ts';

/** A server for HTTP/1.1; with a certificate, over TLS. */
export function createWebServer(
  { tlsCert, tlsKey }: Pick<Config, 'tlsCert' | 'tlsKey'>,
  options: ServerOptions,
  listener: RequestListener,
): Server {
  if (!tlsCert) return createServer(options, listener);
  const certificate = { cert: readFileSync(tlsCert), key: readFileSync(tlsKey) };
  return createTlsServer({ ...options, ...certificate }, listener);
}
