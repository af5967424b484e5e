import { fingerprint, type Seat } from '@oeillade/kernel';
import type { Guest, SharedEnd } from '@oeillade/room';

/** The secret of a seat. */
export const tokenOf = (seat: Seat): string => String(seat).repeat(32);

interface Frame {
  readonly m: string;
  readonly of?: Seat;
  readonly at?: Seat | null;
}

/** Somebody who hears what a seat is told. */
export class Visitor implements Guest {
  seat: Seat;
  readonly token: string;
  frames: Frame[] = [];
  closedWith: number | null = null;

  constructor(seat: Seat) {
    this.seat = seat;
    this.token = fingerprint(tokenOf(seat));
  }

  moveTo(seat: Seat): void {
    this.seat = seat;
  }
  hold(): void {}
  letGo(): void {}
  send(text: string, end?: SharedEnd): void {
    this.frames.push(JSON.parse(text + (end?.text ?? '')));
  }
  close(code: number): void {
    this.closedWith = code;
  }

  get gazes(): (readonly [Seat, Seat | null])[] {
    return this.frames.flatMap(({ m, of, at }) => (m === 'gaze' ? [[of!, at!] as const] : []));
  }
}
