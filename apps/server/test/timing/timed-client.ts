import { once } from 'node:events';
import { PROTOCOL } from '@oeillade/protocol';
import { WebSocket } from 'ws';
import { now } from './clock.ts';

/** A frame as it came in, and when. */
export interface Heard {
  readonly at: number;
  readonly text: string;
  readonly frame: Frame;
}

/** As much of a frame as these attacks look at, whichever version of the protocol it is of. */
export interface Frame {
  readonly m: string;
  readonly n?: number;
  readonly t?: number;
  readonly id?: string;
  readonly sent?: number;
  readonly refusal?: { readonly code: string } | null;
  readonly clock?: { readonly t?: number } | null;
  readonly seat?: number | null;
  readonly view?: { readonly hand?: readonly number[] } | null;
}

const PATIENCE = 10_000;

/** A bare socket to a table that notes the time of everything, and does nothing else. */
export class TimedClient {
  /** What came in since it was last cleared. */
  heard: Heard[] = [];
  readonly #socket: WebSocket;
  readonly #name = Math.random().toString(36).slice(2, 10);
  #asked = 0;
  #waiting: { fits(frame: Frame): boolean; found(heard: Heard): void }[] = [];

  private constructor(url: string) {
    this.#socket = new WebSocket(url, { perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(now(), String(data)));
    this.#socket.on('error', () => {});
  }

  /** An open socket on which nothing was said yet. */
  static async open(url: string): Promise<TimedClient> {
    const client = new TimedClient(url);
    await once(client.#socket, 'open');
    return client;
  }

  /** Somebody at the table: with the secret of a seat, or only watching. */
  static async seated(url: string, token?: string): Promise<TimedClient> {
    const client = await TimedClient.open(url);
    client.greet(token);
    await client.next('snapshot');
    return client;
  }

  greet(token?: string): void {
    this.#send({ ask: 'hello', protocol: PROTOCOL, ...(token === undefined ? {} : { token }) });
  }

  look(at: number | null): void {
    this.#send({ ask: 'look', id: this.#nextId(), at });
  }

  /** Asks for something; gives the answer and when it came. */
  async ask(wish: object): Promise<Heard> {
    const id = this.#nextId();
    const answer = this.#wait((frame) => frame.m === 'answer' && frame.id === id, JSON.stringify(wish));
    this.#send({ ...wish, id });
    return answer;
  }

  /** The next frame of a kind. */
  next(kind: string): Promise<Heard> {
    return this.#wait(({ m }) => m === kind, kind);
  }

  /** A ping of the socket itself. It is refused, and so unanswered, where too much was asked before. */
  async signOfLife(): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE);
    this.#socket.ping();
    await once(this.#socket, 'pong', { signal });
  }

  close(): void {
    this.#socket.terminate();
  }

  #nextId(): string {
    return `${this.#name}-${this.#asked++}`;
  }

  #send(frame: object): void {
    this.#socket.send(JSON.stringify(frame));
  }

  #wait(fits: (frame: Frame) => boolean, what: string): Promise<Heard> {
    return new Promise((found, failed) => {
      const timer = setTimeout(() => failed(new Error(`Nothing came of this: ${what}`)), PATIENCE);
      const stop = (heard: Heard): void => {
        clearTimeout(timer);
        found(heard);
      };
      this.#waiting.push({ fits, found: stop });
    });
  }

  #hear(at: number, text: string): void {
    const frame = JSON.parse(text) as Frame;
    if (frame.m === 'ping') this.#send({ ask: 'pong', sent: frame.sent, theirs: at });
    // A look is answered only when it is refused, and then there is nothing to measure.
    if (frame.m === 'refused') throw new Error(`Refused: ${text}`);
    const heard = { at, text, frame };
    this.heard.push(heard);
    this.#waiting = this.#waiting.filter((waiting) => {
      if (!waiting.fits(frame)) return true;
      waiting.found(heard);
      return false;
    });
  }
}
