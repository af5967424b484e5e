import { mayComeBack, type SeatClient, waitBefore } from '@oeillade/protocol';

export interface LineEvents {
  /** The line is gone, and will be tried again. */
  lost(): void;
  /** The server has closed it for good. */
  ended(code: number): void;
}

/** A client's line to its table: it connects again by itself until the server says that there is no use. */
export class Line {
  readonly #url: URL;
  readonly #client: SeatClient;
  readonly #events: LineEvents;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | null = null;
  #tries = 0;
  #isClosed = false;

  constructor(server: URL, code: string, client: SeatClient, events: LineEvents) {
    this.#url = new URL(`api/tables/${code}/socket`, server);
    this.#url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#client = client;
    this.#events = events;
  }

  open(): void {
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#client.opened((text) => socket.send(text)));
    socket.addEventListener('message', ({ data }) => {
      // Only a line on which something came in has been good.
      this.#tries = 0;
      if (typeof data === 'string') this.#client.receive(data);
    });
    socket.addEventListener('close', ({ code }) => this.#lost(code));
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    this.#socket?.close();
    this.#client.giveUp();
  }

  #lost(code: number): void {
    this.#client.closed();
    if (this.#isClosed) return;
    if (!mayComeBack(code)) {
      this.close();
      return this.#events.ended(code);
    }
    if (this.#tries === 0) this.#events.lost();
    this.#timer = setTimeout(() => this.open(), waitBefore(this.#tries++, Math.random()));
  }
}
