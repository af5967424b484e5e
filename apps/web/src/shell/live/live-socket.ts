import { LONGEST_SILENCE, mayComeBack, PROTOCOL } from '@oeillade/protocol';
import {
  type LiveAsk,
  type LiveTold,
  type LiveWelcome,
  type Packet,
  REPLACED,
  readRelayed,
  writePacket,
} from '@oeillade/protocol/live';
import ReconnectingSocket from 'partysocket/ws';
import type { Seated } from '../session/api.ts';
import { LiveSource } from './live-source.ts';

export interface LiveModel {
  /** What the table carries; null while there is no connection. */
  readonly welcome: LiveWelcome | null;
  /** The seats whose cameras are on. */
  readonly camerasOn: readonly number[];
}

const CLOSED: LiveModel = { welcome: null, camerasOn: [] };
/** More than this waits only where the way out is too slow for pictures: what would come too late is left out. */
const MOST_WAITING = 24 * 1024;

/** The socket of living faces and voices, beside the table's own. It opens again by itself until it is closed. */
export class LiveSocket extends LiveSource<LiveModel> {
  readonly #seated: Seated;
  #socket: ReconnectingSocket | null = null;
  /** Where the table has moved to, for the next try. */
  #elsewhere: string | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(seated: Seated) {
    super(CLOSED);
    this.#seated = seated;
  }

  open(): void {
    this.close();
    const { protocol, host } = window.location;
    const table = `/api/tables/${encodeURIComponent(this.#seated.code)}`;
    const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${table}/live`;
    const socket = new ReconnectingSocket(() => this.#nextUrl(url));
    socket.binaryType = 'arraybuffer';
    socket.addEventListener('open', () => this.#greet(socket));
    socket.addEventListener('message', ({ data }) => this.#receive(socket, data));
    socket.addEventListener('close', ({ code }) => this.#closed(socket, code));
    this.#socket = socket;
  }

  /** Whether the way out is free: what is not sent now must not be sent later, either. */
  get hasRoom(): boolean {
    return (this.#socket?.bufferedAmount ?? 0) <= MOST_WAITING;
  }

  /** Sends what this seat's camera or microphone gives; whether it is on its way. */
  send(packet: Packet): boolean {
    const socket = this.#socket;
    if (!socket || !this.model.welcome) return false;
    socket.send(writePacket(packet));
    return true;
  }

  close(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.show(CLOSED);
  }

  #nextUrl(usual: string): string {
    const url = this.#elsewhere ?? usual;
    this.#elsewhere = null;
    return url;
  }

  #greet(socket: ReconnectingSocket): void {
    if (socket !== this.#socket) return;
    this.#awaitFrame(socket);
    this.#ask({ ask: 'live', protocol: PROTOCOL, token: this.#seated.token });
  }

  #ask(ask: LiveAsk): void {
    this.#socket?.send(JSON.stringify(ask));
  }

  /** A cable that is pulled closes nothing: only the silence tells. */
  #awaitFrame(socket: ReconnectingSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.reconnect(), LONGEST_SILENCE);
  }

  #receive(socket: ReconnectingSocket, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#awaitFrame(socket);
    if (typeof data === 'string') return this.#told(JSON.parse(data) as LiveTold);
    const relayed = data instanceof ArrayBuffer ? readRelayed(new Uint8Array(data)) : null;
    if (relayed) this.give(relayed.from, relayed.packet);
  }

  #told(told: LiveTold): void {
    if (told.m === 'live') this.show({ ...this.model, welcome: told });
    else if (told.m === 'cameras') this.show({ ...this.model, camerasOn: told.on });
    else if (told.m === 'ping') this.#ask({ ask: 'pong' });
    else this.#elsewhere = told.url;
  }

  #closed(socket: ReconnectingSocket, code: number): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#silence);
    this.show(CLOSED);
    // Another device of the same seat has come: if both came back, they would replace each other forever.
    if (code === REPLACED || !mayComeBack(code)) this.close();
  }
}
