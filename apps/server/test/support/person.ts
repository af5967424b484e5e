import assert from 'node:assert/strict';
import { sealOf } from '@oeillade/kernel';
import { type Hello, SeatClient, type ServerFrame, type TableFrame } from '@oeillade/protocol';
import { type ClientOptions, WebSocket } from 'ws';
import { Wishes } from './wishes.ts';

/** What came in: when, and byte for byte. */
export interface Received {
  readonly at: number;
  readonly text: string;
}

const now = (): number => performance.timeOrigin + performance.now();

export interface PersonOptions {
  readonly url: string;
  readonly name: string;
  /** Without it one only watches. */
  readonly token?: string;
  /** For somebody who watches and takes part. */
  readonly watcher?: NonNullable<Hello['watcher']>;
}

/** Somebody at the other end of a socket, who knows nothing but the protocol. */
export class Person {
  readonly name: string;
  readonly token: string | undefined;
  readonly client: SeatClient;
  /** Everything that ever came in, on all sockets. */
  readonly received: Received[] = [];
  /** The messages of the table as the client gave them on: in order, each once. */
  readonly messages: TableFrame[] = [];
  /** The ids of all that was asked. */
  readonly asked = new Set<string>();
  /** Where they looked, each after how many frames had come in. */
  readonly looks: { readonly after: number; readonly at: number | null }[] = [];
  /** With which codes sockets were closed. */
  readonly closings: number[] = [];
  readonly #url: string;
  readonly #wishes = new Wishes();
  #socket: WebSocket | null = null;

  constructor({ url, name, token, watcher }: PersonOptions) {
    this.#url = url;
    this.name = name;
    this.token = token;
    this.client = new SeatClient({
      ...(token === undefined ? {} : { token }),
      ...(watcher === undefined ? {} : { watcher }),
      now,
      heard: (message) => this.messages.push(message),
    });
  }

  /** Comes to the table, or back to it; resolves when everything is there that was missed. */
  async connects(options: ClientOptions = {}): Promise<this> {
    const socket = this.opens(options);
    const before = this.received.length;
    await this.until(
      () =>
        this.received.slice(before).some(({ text }) => text.includes('"m":"welcome"')) ||
        this.#socket !== socket,
      'a welcome',
    );
    if (this.messages.length === 0) await this.until(() => this.messages.length > 0, 'a snapshot');
    return this;
  }

  /** Only opens a socket: what comes of it is for the test to see. */
  opens(options: ClientOptions = {}): WebSocket {
    const socket = new WebSocket(this.#url, options);
    this.#socket = socket;
    socket.on('open', () => this.client.opened((text) => this.sends(text)));
    socket.on('message', (data) => this.#receive(data.toString()));
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closings.push(code);
      if (this.#socket === socket) this.#lose();
    });
    return socket;
  }

  /** The connection is cut, without a farewell. */
  async vanishes(): Promise<void> {
    this.#socket?.terminate();
    await this.until(() => this.#socket === null, 'the end of the connection');
  }

  /** Sends a frame as it is, past the client. */
  sends(text: string): void {
    const { id, ask, at } = JSON.parse(text) as { id?: string; ask: string; at?: number | null };
    if (ask === 'look') this.looks.push({ after: this.received.length, at: at ?? null });
    if (id !== undefined) this.asked.add(id);
    this.#socket?.send(text);
  }

  /** Goes away, and does not come back. */
  async goes(): Promise<void> {
    this.#socket?.close();
    await this.until(() => this.#socket === null, 'the end of the connection');
    this.client.giveUp();
  }

  get seat(): number {
    if (this.client.seat === null) throw new Error(`${this.name} has no seat.`);
    return this.client.seat;
  }

  get phase(): string | undefined {
    return this.client.lobby?.phase;
  }

  /** What came in, as frames. */
  frames(): ServerFrame[] {
    return this.received.map(({ text }) => JSON.parse(text) as ServerFrame);
  }

  of<M extends TableFrame['m']>(kind: M): Extract<TableFrame, { m: M }>[] {
    return this.messages.filter((message): message is Extract<TableFrame, { m: M }> => message.m === kind);
  }

  /** The record of which this person was told last, fetched as the protocol says, and the very one that was told of. */
  async record(): Promise<string> {
    const { round, sha256, bytes } = this.of('record').at(-1)!;
    const answer = await fetch(this.#url.replace(/^ws/, 'http').replace(/socket$/, `games/${round}`));
    const text = await answer.text();
    assert.deepEqual([answer.status, answer.headers.get('etag')], [200, `"${sha256}"`]);
    assert.deepEqual(sealOf(text), { sha256, bytes });
    return text;
  }

  until(holds: () => boolean, what: string): Promise<void> {
    return this.#wishes.until(holds, `${this.name} waits in vain for ${what}.`);
  }

  #receive(text: string): void {
    this.received.push({ at: now(), text });
    this.client.receive(text);
    this.#wishes.look();
  }

  #lose(): void {
    this.#socket = null;
    this.client.closed();
    this.#wishes.look();
  }
}
