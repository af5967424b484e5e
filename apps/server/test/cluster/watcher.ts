import { SeatClient, waitBefore } from '@oeillade/protocol';
import { WebSocket } from 'ws';

/** Somebody who watches, and comes back as the protocol says. */
export class Watcher {
  readonly client = new SeatClient({ now: () => performance.now() });
  readonly #url: string;
  #tries = 0;
  #socket: WebSocket | null = null;
  #isGone = false;

  constructor(url: string) {
    this.#url = url;
    this.#connect();
  }

  /** How often they have tried in vain since they were welcome. */
  get triedInVain(): number {
    return this.#tries;
  }

  leaves(): void {
    this.#isGone = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#isGone) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.on('open', () => this.client.opened((text) => socket.send(text)));
    socket.on('message', (data) => {
      this.client.receive(String(data));
      if (this.client.isWelcome) this.#tries = 0;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      this.client.closed();
      setTimeout(() => this.#connect(), waitBefore(this.#tries++, Math.random()));
    });
  }
}

/** How often one client can have come within so many milliseconds, with the shortest waits that chance gives. */
export function mostConnects(milliseconds: number): number {
  let connects = 1;
  for (let at = waitBefore(0, 0); at < milliseconds; at += waitBefore(connects++, 0));
  return connects;
}
