import type { Seat } from '@oeillade/kernel';
import { CLOSE, PROTOCOL, type ServerFrame } from '@oeillade/protocol';
import type { Ask } from '@oeillade/table';
import ReconnectingSocket from 'partysocket/ws';
import { emptyModel, lookAt, receive, type TableModel } from './model.ts';

/** What is asked before the last answer came is asked again after a lost line: the table does it once. */
interface Asked {
  readonly id: string;
  readonly text: string;
}

/** One table as this browser sees it: a socket that comes back by itself, and what it has told. */
export class TableSession {
  #model: TableModel;
  readonly #socket: ReconnectingSocket;
  readonly #listeners = new Set<() => void>();
  readonly #token: string | null;
  readonly #unanswered = new Map<string, Asked>();
  /** Ids must not repeat after a reload: the table would answer with what it did before. */
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #asked = 0;
  #epoch: string | null = null;
  #lastSeen = 0;

  constructor(code: string, token: string | null) {
    this.#model = emptyModel(code);
    this.#token = token;
    const { protocol, host } = window.location;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${code}/socket`;
    this.#socket = new ReconnectingSocket(url, [], {
      minReconnectionDelay: 150,
      maxReconnectionDelay: 3_000,
    });
    this.#socket.addEventListener('open', () => this.#hello());
    this.#socket.addEventListener('message', (event) =>
      this.#receive(JSON.parse(String(event.data)) as ServerFrame),
    );
    this.#socket.addEventListener('close', (event) => this.#closed(event.code));
  }

  get model(): TableModel {
    return this.#model;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  ask(ask: Ask): void {
    const id = `${this.#prefix}-${this.#asked++}`;
    const text = JSON.stringify({ ...ask, id });
    if (ask.ask !== 'look') this.#unanswered.set(id, { id, text });
    if (this.#model.line === 'live') this.#socket.send(text);
  }

  /** A move of the game; when it was pressed counts where others press at the same time. */
  play(command: object): void {
    this.ask({ ask: 'play', command, pressed: performance.timeOrigin + performance.now() });
  }

  look(at: Seat | null): void {
    if (this.#model.looking === at) return;
    this.#set(lookAt(this.#model, at));
    this.ask({ ask: 'look', at });
  }

  open(): void {
    this.#socket.reconnect();
  }

  close(): void {
    this.#socket.close();
  }

  #hello(): void {
    const last = this.#epoch === null ? {} : { last: { epoch: this.#epoch, n: this.#lastSeen } };
    const who = this.#token === null ? {} : { token: this.#token };
    this.#socket.send(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, ...who, ...last }));
  }

  #receive(frame: ServerFrame): void {
    if (frame.m === 'ping') return this.#pong(frame.sent);
    const n = 'n' in frame ? (frame.n ?? 0) : 0;
    if (n > 0) {
      if (n <= this.#lastSeen) return;
      this.#lastSeen = n;
    }
    if (frame.m === 'welcome') this.#welcome(frame.epoch);
    if (frame.m === 'answer') this.#unanswered.delete(frame.id);
    this.#set(receive(this.#model, frame, Date.now()));
    if (frame.m === 'welcome') for (const { text } of this.#unanswered.values()) this.#socket.send(text);
  }

  #welcome(epoch: string): void {
    if (epoch !== this.#epoch) this.#lastSeen = 0;
    this.#epoch = epoch;
  }

  #pong(sent: number): void {
    const theirs = performance.timeOrigin + performance.now();
    this.#socket.send(JSON.stringify({ ask: 'pong', sent, theirs }));
  }

  #closed(code: number): void {
    const isFinal = code === CLOSE.noSuchTable || code === CLOSE.oldClient;
    if (isFinal) this.#socket.close();
    this.#set({ ...this.#model, line: isFinal ? 'gone' : 'lost' });
  }

  #set(model: TableModel): void {
    this.#model = model;
    for (const listener of this.#listeners) listener();
  }
}
