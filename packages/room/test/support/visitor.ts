import { fingerprint, type Seat } from '@oeillade/kernel';
import type { Clock, Guest } from '@oeillade/room';
import type { EyesSeen, Watcher } from '@oeillade/table';

/** The secret of a seat. */
export const tokenOf = (seat: Seat): string => String(seat).repeat(32);

interface Frame {
  readonly m: string;
}

/** Somebody who hears what a seat is told; without a seat, what watchers are told. */
export class Visitor implements Guest {
  seat: Seat | null;
  readonly token: string | null;
  watcher: Watcher | null = null;
  frames: Frame[] = [];
  /** Every byte, with the moment at which it came. */
  readonly told: string[] = [];
  closedWith: number | null = null;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(seat: Seat | null, clock: Pick<Clock, 'now'> = { now: () => 0 }) {
    this.seat = seat;
    this.token = seat === null ? null : fingerprint(tokenOf(seat));
    this.#clock = clock;
  }

  moveTo(seat: Seat): void {
    this.seat = seat;
  }
  hold(): void {}
  letGo(): void {}
  send(text: string): void {
    this.told.push(`${this.#clock.now()} ${text}`);
    this.frames.push(JSON.parse(text));
  }
  close(code: number): void {
    this.closedWith = code;
  }

  /** All but what eyes see. */
  get messages(): Frame[] {
    return this.frames.filter(({ m }) => m !== 'eyes');
  }

  /** What this seat was told of other eyes: `of>at` for each face that it saw, and how many eyes it felt. */
  get sights(): string[] {
    const eyes = this.frames.filter((frame): frame is EyesSeen => frame.m === 'eyes');
    return eyes.map(({ sees, felt }) => {
      const seen = sees.map(({ of, at }) => `${of}>${at ?? 'board'}`);
      return [...seen, `felt ${felt}`].join(' ');
    });
  }
}
