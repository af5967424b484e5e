import type { Samples } from '../samples.ts';
import { RtcSeat } from './rtc-seat.ts';

const SEATS = 8;

/** A table of eight at the forwarding unit, all of them with cameras. */
export class RtcTable {
  readonly #seats: readonly RtcSeat[];

  private constructor(seats: readonly RtcSeat[]) {
    this.#seats = seats;
  }

  static async open(port: number, number: number, samples: Samples): Promise<RtcTable> {
    const seats: RtcSeat[] = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const player = new RtcSeat(`ws://127.0.0.1:${port}/${number}/${seat}`, seat, samples);
      await player.opens();
      seats.push(player);
    }
    for (const player of seats) player.plays();
    return new RtcTable(seats);
  }

  leaves(): void {
    for (const seat of this.#seats) seat.leaves();
  }
}
