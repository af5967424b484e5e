import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { within } from '../../tools/eventually.ts';

interface Wire {
  readonly ends: readonly [near: Socket, far: Socket];
  /** The first line that came over it: what is asked for there. */
  asked: string;
}

/** A cable between a browser and the server, which can be pulled out and put back. */
export class Cable {
  readonly url: string;
  readonly #server: Server;
  readonly #wires = new Set<Wire>();
  /** Requests to an address that contains this text are cut; null for none. */
  #cut: string | null = null;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async to(port: number): Promise<Cable> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await within('a port', once(server, 'listening'));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no free port.');
    const cable = new Cable(server, address.port);
    server.on('connection', (near) => cable.#join(near, port));
    return cable;
  }

  /** Cuts all connections, or only those to an address that contains this text. */
  cut(address = ''): void {
    this.#cut = address;
    for (const wire of this.#wires) this.#tear(wire);
  }

  mend(): void {
    this.#cut = null;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket, port: number): void {
    const far = connect(port, '127.0.0.1');
    const wire: Wire = { ends: [near, far], asked: '' };
    this.#wires.add(wire);
    near.once('data', (head) => {
      wire.asked = `${head}`.split('\r\n', 1)[0] ?? '';
      this.#tear(wire);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.#wires.delete(wire);
        other.destroy();
      });
    }
    this.#tear(wire);
  }

  #tear({ ends, asked }: Wire): void {
    if (this.#cut !== null && asked.includes(this.#cut)) for (const end of ends) end.destroy();
  }
}
