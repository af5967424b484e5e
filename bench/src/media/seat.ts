import { once } from 'node:events';
import { PROTOCOL } from '@oeillade/protocol';
import { PICTURE, readRelayed } from '@oeillade/protocol/live';
import { WebSocket } from 'ws';
import { pictureOf, sentAt } from './pictures.ts';
import type { Samples } from './samples.ts';

/** How long pictures of the face before may still come: the look is on its way, and the relay follows it with the next tick. */
export const TURNING_OVER = 150;
export const LOOKS_EVERY = 3_000;

/** Somebody with a camera at a table of living faces: a page without a page. */
export class MediaSeat {
  readonly #table: WebSocket;
  readonly #live: WebSocket;
  readonly #samples: Samples;
  readonly #timers: NodeJS.Timeout[] = [];
  #seat = 0;
  #isPlaying = false;
  #ids = 0;
  #taken: number;
  /** Whom this seat looks at since when, and whether their face has come. */
  #look = { at: -1, since: 0, hasCome: true };

  constructor(url: string, samples: Samples, taken: number) {
    this.#samples = samples;
    // Cameras are turned on at different moments, and so are their key pictures.
    this.#taken = taken;
    this.#table = new WebSocket(`${url}/socket`);
    this.#live = new WebSocket(`${url}/live`);
  }

  async opens(token: string): Promise<void> {
    await Promise.all([once(this.#table, 'open'), once(this.#live, 'open')]);
    this.#table.on('message', (data) => this.#hear(String(data)));
    this.#live.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    this.#table.send(JSON.stringify({ ask: 'hello', protocol: PROTOCOL, token }));
    this.#live.send(JSON.stringify({ ask: 'live', protocol: PROTOCOL, token }));
    await once(this.#live, 'message');
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  asks(ask: object): void {
    this.#table.send(JSON.stringify({ ...ask, id: `b${this.#ids++}` }));
  }

  /** Turns the camera on, and looks around. */
  plays(seat: number): void {
    this.#seat = seat;
    const every = 1_000 / PICTURE.perSecond;
    setTimeout(() => this.#timers.push(setInterval(() => this.#shoot(), every)), Math.random() * every);
    setTimeout(
      () => this.#timers.push(setInterval(() => this.#turn(), LOOKS_EVERY)),
      Math.random() * LOOKS_EVERY,
    );
  }

  leaves(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#table.terminate();
    this.#live.terminate();
  }

  #shoot(): void {
    const picture = pictureOf(this.#taken++, performance.now());
    this.#samples.bytesIn += picture.length;
    this.#live.send(picture);
  }

  #turn(): void {
    let at = this.#look.at;
    while (at === this.#look.at || at === this.#seat) at = Math.floor(Math.random() * 8);
    this.#look = { at, since: performance.now(), hasCome: false };
    this.asks({ ask: 'look', at });
  }

  #hear(text: string): void {
    const frame = JSON.parse(text) as { m: string; sent?: number; phase?: string };
    if (frame.m === 'ping')
      this.#table.send(JSON.stringify({ ask: 'pong', sent: frame.sent, theirs: performance.now() }));
    if (frame.m === 'lobby' && frame.phase === 'playing') this.#isPlaying = true;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (!isBinary) {
      if (data.includes('"ping"')) this.#live.send('{"ask":"pong"}');
      return;
    }
    const relayed = readRelayed(data);
    if (!relayed) throw new Error('What was relayed is no packet.');
    const now = performance.now();
    this.#samples.bytesOut += data.length;
    this.#samples.picturesOut++;
    const { at, since, hasCome } = this.#look;
    if (relayed.from !== at) {
      if (now - since > TURNING_OVER) this.#samples.strays++;
      return;
    }
    if (!hasCome) {
      this.#look.hasCome = true;
      this.#samples.looks.push(now - since);
    }
    const sent = sentAt(relayed.packet.content);
    // Pictures from before the look were kept for whoever turns here: their age says nothing of the delay.
    if (sent > since + TURNING_OVER) this.#samples.relayed.push(now - sent);
  }
}
