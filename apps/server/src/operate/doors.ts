import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { createServer as createTlsServer, type Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { KeyPair } from '../tls/make-certificate.ts';
import type { ListenAddress } from './banner.ts';
import type { Config } from './config.ts';

/** The longest that a TLS handshake may take, in milliseconds: until then it holds one of its address's connections. */
const LONGEST_HANDSHAKE = 10_000;

type DoorSettings = Pick<Config, 'host' | 'port' | 'httpsPort' | 'tlsCert' | 'tlsKey'>;

/** One port on which the server listens. */
export interface Door {
  readonly server: Server;
  readonly scheme: 'http' | 'https';
  /** The port as it was wished for: 0 for any. */
  readonly wished: number;
}

/** Where a server listens: on one port over HTTP, or over HTTPS; and, with a certificate of the server's own, on a second one. */
export class Doors {
  readonly #settings: DoorSettings;
  readonly #first: Door;
  readonly #secure: (Door & { readonly server: TlsServer }) | null;

  /** `ownPair` is the server's own certificate, if there is one. */
  constructor(
    settings: DoorSettings,
    options: ServerOptions,
    listener: RequestListener,
    ownPair: KeyPair | null,
  ) {
    const { port, httpsPort, tlsCert, tlsKey } = settings;
    const overTls = (pair: { cert: string | Buffer; key: string | Buffer }) =>
      createTlsServer({ ...options, ...pair, handshakeTimeout: LONGEST_HANDSHAKE }, listener);
    this.#settings = settings;
    this.#first = tlsCert
      ? {
          server: overTls({ cert: readFileSync(tlsCert), key: readFileSync(tlsKey) }),
          scheme: 'https',
          wished: port,
        }
      : { server: createServer(options, listener), scheme: 'http', wished: port };
    this.#secure = ownPair && { server: overTls(ownPair), scheme: 'https', wished: httpsPort };
  }

  /** The first is always there. */
  get all(): readonly [Door, ...Door[]] {
    return this.#secure ? [this.#first, this.#secure] : [this.#first];
  }

  get first(): ListenAddress {
    return this.#address(this.#first);
  }

  /** Null where there is no second door. */
  get secure(): ListenAddress | null {
    return this.#secure && this.#address(this.#secure);
  }

  /** Resolves when all of them are open; where one cannot be, none is. */
  async open(): Promise<void> {
    try {
      for (const { server, wished } of this.all) await listens(server, wished, this.#settings.host);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  /** New connections are shown this certificate. */
  shows(pair: KeyPair): void {
    this.#secure?.server.setSecureContext({ ...pair });
  }

  /** Lets nobody in any more; resolves when everybody is out. */
  async close(): Promise<void> {
    await Promise.all(this.all.map(({ server }) => new Promise<void>((done) => server.close(() => done()))));
  }

  closeAllConnections(): void {
    for (const { server } of this.all) server.closeAllConnections();
  }

  #address({ server, scheme, wished }: Door): ListenAddress {
    const port = (server.address() as AddressInfo | null)?.port ?? wished;
    return { scheme, host: this.#settings.host, port };
  }
}

const listens = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((listening, failed) => {
    server.once('error', failed);
    server.listen(port, host, listening);
  });
