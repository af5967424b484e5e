import { Duplex } from 'node:stream';

/** What a client sends to become a WebSocket. */
export const HANDSHAKE = {
  upgrade: 'websocket',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  'sec-websocket-version': '13',
};

/** A stream that carries what it is given when the test says so, frame by frame. */
export class SlowStream extends Duplex {
  readonly #held: (() => void)[] = [];
  #isFast = true;

  override _read(): void {}

  override _write(_bytes: Buffer, _encoding: string, done: () => void): void {
    if (this.#isFast) done();
    else this.#held.push(done);
  }

  stops(): void {
    this.#isFast = false;
  }

  carriesOne(): void {
    // `ws` writes the head of a frame, and then what is in it.
    for (const _part of ['head', 'text']) this.#held.shift()?.();
  }

  carriesAll(): void {
    this.#isFast = true;
    while (this.#held.length > 0) this.#held.shift()!();
  }
}
