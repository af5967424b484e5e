import { fingerprint, type Seat } from '@oeillade/kernel';
import { CLOSE, PROTOCOL, type ServerFrame } from '@oeillade/protocol';
import { type Room, type SeatConnection, SeatServer } from '@oeillade/room';
import type { HandClock } from './hand-clock.ts';
import { tokenOf } from './visitor.ts';

/** A client of a room at the far end of a connection, held by a test. */
export class Served implements SeatConnection {
  frames: ServerFrame[] = [];
  /** When pings came, in milliseconds since the connection was opened. */
  readonly pings: number[] = [];
  closedWith: string | null = null;
  isCut = false;
  /** Refusals after which it is dropped. */
  patience = Number.POSITIVE_INFINITY;
  /** What chance says of the next ping. */
  chance = 0;
  readonly server: SeatServer;
  readonly #clock: HandClock;
  readonly #began: number;

  constructor(room: Room, clock: HandClock) {
    this.#clock = clock;
    this.#began = clock.now();
    this.server = new SeatServer({
      room,
      connection: this,
      clock,
      chance: () => this.chance,
      admit: (secret) => {
        if (secret === undefined) return { seat: null, token: null };
        const token = fingerprint(secret);
        const seat = room.table.seating.seatOf(token);
        return seat === null ? null : { seat, token };
      },
      refusing: () => {
        if (this.patience-- === 0) this.server.close(CLOSE.abuse, 'abuse');
      },
    });
  }

  says(frame: object): void {
    this.server.receive(JSON.stringify(frame));
  }

  /** Says hello for a seat; for none, as somebody who watches. */
  greets(seat: Seat | null, more: object = {}): void {
    const token = seat === null ? {} : { token: tokenOf(seat) };
    this.says({ ask: 'hello', protocol: PROTOCOL, ...token, ...more });
  }

  /** Answers the last ping. */
  answersPing(): void {
    const ping = this.frames.findLast((frame) => frame.m === 'ping');
    this.says({ ask: 'pong', sent: ping?.sent, theirs: 1 });
  }

  /** What it was told, by kind. */
  get kinds(): string[] {
    return this.frames.map(({ m }) => m);
  }

  get refusals(): string[] {
    return this.frames.flatMap((frame) => (frame.m === 'refused' ? [frame.code] : []));
  }

  send(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    this.frames.push(frame);
    if (frame.m === 'ping') this.pings.push(this.#clock.now() - this.#began);
  }
  hold(): void {}
  letGo(): void {}
  close(code: number, reason: string): void {
    this.closedWith = `${code} ${reason}`;
  }
  cut(): void {
    this.isCut = true;
  }
}
