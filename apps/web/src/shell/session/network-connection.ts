import { LONGEST_SILENCE } from '@oeillade/protocol';
import ReconnectingSocket from 'partysocket/ws';
import type { Connection, ConnectionEvents } from './connection.ts';

/** Twice as long after every try that failed, and for everybody a little different: not all knock at once. */
const delays = () => {
  const own = 0.5 + Math.random() / 2;
  return {
    minReconnectionDelay: 250 * own,
    maxReconnectionDelay: 10_000 * own,
    reconnectionDelayGrowFactor: 2,
  };
};

/** A connection to a table on a server. */
export class NetworkConnection implements Connection {
  readonly #url: string;
  readonly #games: string;
  #elsewhere: string | null = null;
  #socket: ReconnectingSocket | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  /** `table` is the path of the table in the API, on the server that this page came from. */
  constructor(url: string, table: string) {
    this.#url = url;
    this.#games = `${table}/games`;
  }

  /** To a table of the server that this page came from. */
  static toTable(code: string): NetworkConnection {
    const { protocol, host } = window.location;
    const table = `/api/tables/${encodeURIComponent(code)}`;
    return new NetworkConnection(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}${table}/socket`, table);
  }

  open(events: ConnectionEvents): void {
    this.close();
    const socket = new ReconnectingSocket(() => this.#nextUrl(), [], delays());
    const whileMine = (then: () => void): void => {
      if (this.#socket === socket) then();
    };
    socket.addEventListener('open', () =>
      whileMine(() => {
        this.#awaitFrame(socket);
        events.opened();
      }),
    );
    socket.addEventListener('message', ({ data }) =>
      whileMine(() => {
        this.#awaitFrame(socket);
        events.text(String(data));
      }),
    );
    socket.addEventListener('close', ({ code }) =>
      whileMine(() => {
        clearTimeout(this.#silence);
        events.closed(code);
      }),
    );
    this.#socket = socket;
    window.addEventListener('offline', this.#cutOff);
  }

  send(frame: string): void {
    const socket = this.#socket;
    // The socket would queue what it cannot send now; but on a new socket the hello must come first.
    if (socket?.readyState === socket?.OPEN) socket?.send(frame);
  }

  /** The record never changes: a browser that has it asks by its hash, and is told that it has it. */
  fetchRecord(round: number): Promise<Response> {
    return fetch(`${this.#games}/${round}`);
  }

  redirect(url: string): void {
    this.#elsewhere = url;
  }

  close(): void {
    clearTimeout(this.#silence);
    window.removeEventListener('offline', this.#cutOff);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #nextUrl(): string {
    const url = this.#elsewhere ?? this.#url;
    this.#elsewhere = null;
    return url;
  }

  /** A cable that is pulled closes nothing: only the silence tells. */
  #awaitFrame(socket: ReconnectingSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.reconnect(), LONGEST_SILENCE);
  }

  #cutOff = (): void => this.#socket?.reconnect();
}
