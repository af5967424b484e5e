import { LONGEST_SILENCE, mayComeBack, type SeatClient, waitBefore } from '@oeillade/protocol';
import ReconnectingSocket from 'partysocket/ws';

export interface ConnectionEvents {
  /** The connection is gone, and will be tried again. */
  lost(): void;
  /** The server has closed it for good. */
  ended(code: number): void;
}

/** A client's connection to its table: it connects again by itself until the server says that there is no use. */
export class Connection {
  readonly #url: URL;
  /** Where the table is said to live now. */
  #elsewhere: string | null = null;
  readonly #client: SeatClient;
  readonly #events: ConnectionEvents;
  #socket: ReconnectingSocket | null = null;
  #wait: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;
  #tries = 0;

  constructor(server: URL, code: string, client: SeatClient, events: ConnectionEvents) {
    this.#url = new URL(`api/tables/${code}/socket`, server);
    this.#url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#client = client;
    this.#events = events;
  }

  open(): void {
    const socket = new ReconnectingSocket(() => this.#nextUrl(), [], {
      // How long it waits is decided in #nextUrl: a wait of the library's own cannot be given up, and keeps the program alive.
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      shouldReconnectOnClose: ({ code }) => mayComeBack(code),
      // What cannot be sent now is asked again by the client, after its hello.
      maxEnqueuedMessages: 0,
    });
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#awaitFrame(socket);
      this.#client.opened((text) => socket.send(text));
    });
    socket.addEventListener('message', ({ data }) => {
      this.#awaitFrame(socket);
      if (typeof data === 'string') this.#client.receive(data);
      // Only a connection on which one was welcome has been good.
      if (this.#client.isWelcome) this.#tries = 0;
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    });
  }

  /** The next time, there. */
  redirect(url: string): void {
    this.#elsewhere = url;
  }

  close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#wait);
    clearTimeout(this.#silence);
    socket?.close();
    this.#client.giveUp();
  }

  /** The first time at once, and later after waits that grow. Of a connection that was given up the wait has no end. */
  async #nextUrl(): Promise<string> {
    if (this.#tries > 0) {
      const milliseconds = waitBefore(this.#tries - 1, Math.random());
      await new Promise<void>((over) => {
        if (this.#socket) this.#wait = setTimeout(over, milliseconds);
      });
    }
    const url = this.#elsewhere ?? this.#url.href;
    this.#elsewhere = null;
    return url;
  }

  /** A machine that is gone closes nothing: only the silence tells. */
  #awaitFrame(socket: ReconnectingSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.reconnect(), LONGEST_SILENCE);
  }

  #lost(code: number): void {
    clearTimeout(this.#silence);
    this.#client.closed();
    if (!mayComeBack(code)) {
      this.close();
      return this.#events.ended(code);
    }
    if (this.#tries === 0) this.#events.lost();
    this.#tries++;
  }
}
