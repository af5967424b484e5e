import { LONGEST_SILENCE, mayComeBack, type SeatClient, waitBefore } from '@oeillade/protocol';

/** What a socket says that was cut off without a farewell. */
const CUT_OFF = 1006;

export interface LineEvents {
  /** The line is gone, and will be tried again. */
  lost(): void;
  /** The server has closed it for good. */
  ended(code: number): void;
}

/** A client's line to its table: it connects again by itself until the server says that there is no use. */
export class Line {
  readonly #url: URL;
  /** Where the table is said to live now. */
  #elsewhere: string | null = null;
  readonly #client: SeatClient;
  readonly #events: LineEvents;
  #socket: WebSocket | null = null;
  #timer: NodeJS.Timeout | null = null;
  #silence: NodeJS.Timeout | undefined;
  #tries = 0;
  #isClosed = false;

  constructor(server: URL, code: string, client: SeatClient, events: LineEvents) {
    this.#url = new URL(`api/tables/${code}/socket`, server);
    this.#url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
    this.#client = client;
    this.#events = events;
  }

  open(): void {
    const socket = new WebSocket(this.#elsewhere ?? this.#url);
    this.#elsewhere = null;
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#awaitFrame(socket);
      this.#client.opened((text) => socket.send(text));
    });
    socket.addEventListener('message', ({ data }) => {
      this.#awaitFrame(socket);
      if (typeof data === 'string') this.#client.receive(data);
      // Only a line on which one was welcome has been good.
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
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#client.giveUp();
  }

  /** A machine that is gone closes nothing: only the silence tells. It may not even answer a farewell. */
  #awaitFrame(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket.close();
      this.#lost(CUT_OFF);
    }, LONGEST_SILENCE);
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#silence);
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
