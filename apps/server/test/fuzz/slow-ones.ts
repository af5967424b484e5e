import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@oeillade/protocol';
import type { Target } from './target.ts';
import { bytesOf, OPCODE, RawSocket, textBytes } from './wire.ts';

/** How long the server may keep their connections. */
const PATIENCE = 25_000;

/** Clients that keep a connection open and do nothing useful with it. */
export class SlowOnes {
  readonly leftOpen: string[] = [];
  readonly #began = performance.now();
  readonly #sockets = new Map<string, RawSocket>();
  readonly #drips: NodeJS.Timeout[] = [];

  private constructor() {}

  static async begin(target: Target, code: string): Promise<SlowOnes> {
    const slow = new SlowOnes();
    const path = `/api/tables/${code}/socket`;
    const raw = (name: string): RawSocket => {
      const made = new RawSocket(target.port);
      slow.#sockets.set(name, made);
      return made;
    };
    for (let number = 0; number < 8; number++) {
      slow.#drip(
        raw(`headers, letter by letter ${number}`),
        `GET /api/games HTTP/1.1\r\nX: ${'x'.repeat(5_000)}`,
      );
      slow.#drip(raw(`a body, letter by letter ${number}`), body());
      slow.#drip(
        raw(`a handshake, letter by letter ${number}`),
        `GET ${path} HTTP/1.1\r\nUpgrade: websocket\r\n`,
      );
      raw(`not a word ${number}`);
      await raw(`no hello ${number}`).shakeHands(path);
      const half = raw(`half a frame ${number}`);
      await half.shakeHands(path);
      half.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{"ask":'), claims: 5_000 }));
      const open = raw(`half-open, deaf and mute ${number}`);
      await open.shakeHands(path);
      open.send(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL })));
      open.socket.pause();
    }
    return slow;
  }

  /** Waits until the server has lost its patience with all of them. */
  async over(): Promise<void> {
    const left = this.#began + PATIENCE - performance.now();
    // A socket that is not read does not notice that it was closed.
    const deaf = [...this.#sockets].filter(([name]) => name.startsWith('half-open'));
    const reading = [...this.#sockets.values()].filter(({ socket }) => !socket.isPaused());
    await Promise.all(reading.map((raw) => raw.until(Number.POSITIVE_INFINITY, Math.max(0, left))));
    const rest = this.#began + PATIENCE - performance.now();
    if (rest > 0) await wait(Math.min(rest, 25_000));
    for (const [, raw] of deaf) raw.socket.resume();
    await wait(500);
    for (const drip of this.#drips) clearInterval(drip);
    for (const [name, raw] of this.#sockets) {
      if (!raw.socket.destroyed) this.leftOpen.push(name);
      await raw.end();
    }
  }

  #drip(raw: RawSocket, text: string): void {
    let at = 0;
    this.#drips.push(
      setInterval(() => {
        if (at < text.length) raw.send(Buffer.from(text[at++]!));
      }, 250),
    );
  }
}

const body = (): string =>
  `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n${'{'.repeat(5_000)}`;
