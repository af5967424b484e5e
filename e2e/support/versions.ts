import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { within } from '../../tools/eventually.ts';
import { root } from '../../tools/root.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const BUILT = join(root, 'apps/web/dist');

/** A server that has only pages, and gets a new version of them while people are there. */
export class Versions {
  readonly url: string;
  readonly #server: Server;
  #files: ReadonlyMap<string, string | Buffer>;

  private constructor(server: Server, port: number) {
    this.url = `http://127.0.0.1:${port}`;
    this.#server = server;
    this.#files = builtFiles();
  }

  static async open(): Promise<Versions> {
    const server = createServer().listen(0, '127.0.0.1');
    await within('a port', once(server, 'listening'));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no free port.');
    const versions = new Versions(server, address.port);
    server.on('request', ({ url = '/' }, answer) => {
      const name = extname(url) === '' ? '/index.html' : url;
      const file = versions.#files.get(name);
      answer.writeHead(file === undefined ? 404 : 200, {
        'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      });
      answer.end(file);
    });
    return versions;
  }

  /** From now on the server gives another build of the app, all of whose files have other names. */
  changes(): void {
    const [, worker] = String(builtFiles().get('/sw.js')).split(/;\n(.*)/s);
    const kept = JSON.stringify({ version: 'second', files: ['/', '/second.js'] });
    this.#files = new Map([
      ['/index.html', '<!doctype html><title>Second</title><script src="/second.js"></script>'],
      ['/second.js', 'navigator.serviceWorker.ready.then(({ active }) => active.postMessage("tidy"));'],
      ['/sw.js', `self.oeillade=${kept};\n${worker}`],
    ]);
  }

  async closes(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await within('the end of the server', once(this.#server, 'close'));
  }
}

function builtFiles(): ReadonlyMap<string, Buffer> {
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [`/${relative(BUILT, file).split(sep).join('/')}`, readFileSync(file)]));
}
