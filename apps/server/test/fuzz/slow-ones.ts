import { setTimeout as wait } from 'node:timers/promises';
import { PROTOCOL } from '@oeillade/protocol';
import type { Target } from './target.ts';
import { bytesOf, Line, OPCODE, textBytes } from './wire.ts';

/** How long the server may put up with them. */
const PATIENCE = 25_000;

/** Clients that keep a line open and do nothing useful with it. */
export class SlowOnes {
  readonly leftOpen: string[] = [];
  readonly #began = performance.now();
  readonly #lines = new Map<string, Line>();
  readonly #drips: NodeJS.Timeout[] = [];

  private constructor() {}

  static async begin(target: Target, code: string): Promise<SlowOnes> {
    const slow = new SlowOnes();
    const path = `/api/tables/${code}/socket`;
    const line = (name: string): Line => {
      const made = new Line(target.port);
      slow.#lines.set(name, made);
      return made;
    };
    for (let number = 0; number < 8; number++) {
      slow.#drip(
        line(`headers, letter by letter ${number}`),
        `GET /api/games HTTP/1.1\r\nX: ${'x'.repeat(5_000)}`,
      );
      slow.#drip(line(`a body, letter by letter ${number}`), body());
      slow.#drip(
        line(`a handshake, letter by letter ${number}`),
        `GET ${path} HTTP/1.1\r\nUpgrade: websocket\r\n`,
      );
      line(`not a word ${number}`);
      await line(`no hello ${number}`).shakeHands(path);
      const half = line(`half a frame ${number}`);
      await half.shakeHands(path);
      half.send(bytesOf({ opcode: OPCODE.text, payload: Buffer.from('{"ask":'), claims: 5_000 }));
      const open = line(`half-open, deaf and mute ${number}`);
      await open.shakeHands(path);
      open.send(textBytes(JSON.stringify({ ask: 'hello', protocol: PROTOCOL })));
      open.socket.pause();
    }
    return slow;
  }

  /** Waits until the server has lost its patience with all of them. */
  async over(): Promise<void> {
    const left = this.#began + PATIENCE - performance.now();
    // A line that is not read does not notice that it was closed.
    const deaf = [...this.#lines].filter(([name]) => name.startsWith('half-open'));
    await Promise.race([
      Promise.all(
        [...this.#lines.values()].filter((line) => !line.socket.isPaused()).map(({ closed }) => closed),
      ),
      wait(Math.max(0, left)),
    ]);
    const rest = this.#began + PATIENCE - performance.now();
    if (rest > 0) await wait(Math.min(rest, 25_000));
    for (const [, line] of deaf) line.socket.resume();
    await wait(500);
    for (const drip of this.#drips) clearInterval(drip);
    for (const [name, line] of this.#lines) {
      if (!line.socket.destroyed) this.leftOpen.push(name);
      await line.end();
    }
  }

  #drip(line: Line, text: string): void {
    let at = 0;
    this.#drips.push(
      setInterval(() => {
        if (at < text.length) line.send(Buffer.from(text[at++]!));
      }, 250),
    );
  }
}

const body = (): string =>
  `POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n${'{'.repeat(5_000)}`;
