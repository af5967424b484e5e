import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { within } from '../../../../tools/eventually.ts';

/** A connection that can be cut without either end noticing, and mended: what was under way then arrives late. */
export class TcpProxy {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  /** How many were ever made. */
  connections = 0;

  private constructor(server: Server, target: { readonly host: string; readonly port: number }) {
    this.#server = server;
    server.on('connection', (client) => {
      this.connections++;
      const far = connect(target.port, target.host);
      this.#join(client, far);
      this.#join(far, client);
    });
  }

  static async to(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
    const server = createServer().listen(0, '127.0.0.1');
    await within('a server to listen', once(server, 'listening'));
    return new TcpProxy(server, target);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => to.write(data));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    if (this.#isCut) from.pause();
  }
}
