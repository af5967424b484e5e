import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { within } from '../../../../tools/eventually.ts';

/** A load balancer as simple as they come: each request goes to the next server, and to another where nobody listens. */
export class RoundRobin {
  readonly #server: Server;
  readonly #urls: readonly string[];
  #next = 0;

  private constructor(server: Server, urls: readonly string[]) {
    this.#server = server;
    this.#urls = urls;
    server.on('request', (asked, answer) => void this.#pass(asked, answer));
  }

  static async before(urls: readonly string[]): Promise<RoundRobin> {
    const server = createServer().listen(0, '127.0.0.1');
    await within('a server to listen', once(server, 'listening'));
    return new RoundRobin(server, urls);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked);
    for (const _server of this.#urls) {
      const url = this.#urls[this.#next++ % this.#urls.length]!;
      const outcome = await forward(url, asked, body, answer).catch((error: Error) => error);
      if (outcome === undefined) return;
      // What was sent to a server that is gone since must not be sent twice: that is for the client to decide.
      if ((outcome as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
    }
    // An answer that breaks off breaks off for the client as well.
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }
}

function forward(url: string, asked: IncomingMessage, body: Buffer, answer: ServerResponse): Promise<void> {
  const { method, headers, url: path = '/' } = asked;
  const answered = new Promise<void>((done, failed) => {
    const { host: _host, ...passed } = headers;
    request(new URL(path, url), { method: method!, headers: passed }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.once('error', failed);
      response.once('end', done);
    })
      .once('error', failed)
      .end(body);
  });
  return within(`an answer of ${url}`, answered);
}
