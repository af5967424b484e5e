import type { Seat } from '@oeillade/kernel';
import type { EyesSeen } from '@oeillade/table';

const UNSEEN = -2;
const BOARD = -1;

/** Where a player's own eyes are, what they see of other eyes at this moment, and since when. */
export class OtherEyes {
  /** The face that it looks at; null for the board. */
  at: Seat | null = null;
  /** How many pairs of eyes rest on the own face; null where nobody feels eyes. */
  felt: number | null = null;
  /** D-7: every gaze is seen, wherever one looks. */
  peripheral = false;
  readonly #gazes: Int8Array;
  readonly #since: Float64Array;
  readonly #news: Seat[] = [];

  constructor(players: number) {
    this.#gazes = new Int8Array(players).fill(UNSEEN);
    this.#since = new Float64Array(players);
  }

  sees(seat: Seat): boolean {
    return this.#gazes[seat] !== UNSEEN;
  }

  /** At whom a face is seen to look; null for the board, and for a face that is not seen. */
  gazeOf(seat: Seat): Seat | null {
    const gaze = this.#gazes[seat]!;
    return gaze < 0 ? null : gaze;
  }

  /** Since when that face has been seen to look there. */
  since(seat: Seat): number {
    return this.#since[seat]!;
  }

  /** Turns to a face, or to the board; the face that it turns from is seen no more. */
  turnTo(at: Seat | null): void {
    if (this.at !== null && !this.peripheral) this.#gazes[this.at] = UNSEEN;
    this.at = at;
  }

  /** Takes in what is told of eyes; says of whom it is something new, until it is asked again. `lost` hears of every gaze that ends, before it does. */
  take({ sees, felt }: EyesSeen, now: number, lost: (seat: Seat, now: number) => void): readonly Seat[] {
    const news = this.#news;
    news.length = 0;
    this.felt = felt;
    for (let seat = 0; seat < this.#gazes.length; seat++) {
      let gaze = UNSEEN;
      for (const { of, at } of sees) if (of === seat) gaze = at ?? BOARD;
      if (gaze === this.#gazes[seat]) continue;
      if (this.sees(seat)) lost(seat, now);
      this.#gazes[seat] = gaze;
      this.#since[seat] = now;
      if (gaze !== UNSEEN) news.push(seat);
    }
    return news;
  }
}
