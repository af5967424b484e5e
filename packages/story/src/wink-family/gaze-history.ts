import type * as winkFamily from '@oeillade/games/wink-family';
import { EYES, type Line, type Seat, type Viewer } from '@oeillade/kernel';
import { overlap, type Span } from '../span.ts';

/** Eyes that rest on one face, or on the board. */
export interface LookSpan {
  readonly seat: Seat;
  readonly at: Seat | null;
  readonly from: number;
  readonly until: number;
}

/** What a seat feels of the eyes that rest on its own face (D-10). */
export interface Felt {
  readonly count: number;
  /** Whether those of the face that it sees are among them. */
  readonly isMet: boolean;
}

/** Where somebody looks, as far as somebody else can see it; `hidden` where they cannot. */
export type Sight = Seat | 'board' | 'hidden';

interface GazeHistoryOptions {
  readonly players: number;
  readonly end: number;
  /** All that the header holds: the eyes go by some that are not the game's. */
  readonly tableOptions: Readonly<Record<string, unknown>>;
}

/** Who looked at whom, and who could see it, at every moment of a record (D-3, D-4, D-7, D-10). */
export class GazeHistory {
  readonly players: number;
  /** The looks of each seat in order, without gaps from the deal to the end. */
  readonly looks: readonly (readonly LookSpan[])[];
  /** D-4: how long one sees nothing after turning. */
  readonly turning: number;
  /** D-7: everybody's gaze is seen by all. */
  readonly isPeripheral: boolean;
  /** D-10: everybody feels how many pairs of eyes rest on their own face; at a blind table nobody does. */
  readonly areFelt: boolean;
  /** Whether anything is known of eyes: at a table of real faces nothing is. */
  readonly areKnown: boolean;

  constructor(lines: readonly Line[], { players, end, tableOptions }: GazeHistoryOptions) {
    const { turning, peripheral, felt } = tableOptions;
    this.players = players;
    this.turning = typeof turning === 'number' ? turning : EYES.turning;
    this.isPeripheral = peripheral === true;
    const looked = lines.filter((line): line is Line<winkFamily.Looked> => line.e === 'looked');
    this.areKnown = looked.length > 0;
    this.areFelt = this.areKnown && felt !== false;
    this.looks = Array.from({ length: players }, (_, seat) => looksOf(seat, looked, end));
  }

  lookAt(seat: Seat, t: number): LookSpan {
    const looks = this.looks[seat]!;
    let [low, high] = [0, looks.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (looks[middle]!.from <= t) low = middle;
      else high = middle - 1;
    }
    return looks[low]!;
  }

  /** The face that a seat sees at `t`, its turning done; null where it sees none. */
  faceSeenBy(seat: Seat, t: number): Seat | null {
    const { at, from } = this.lookAt(seat, t);
    return at !== null && from + this.turning <= t ? at : null;
  }

  /** D-10: the eyes that rest on a seat's face at `t`, their turning done; null where nobody feels any. */
  feltBy(seat: Seat, t: number): Felt | null {
    if (!this.areFelt) return null;
    const watchers = this.looks.flatMap((_, other) => (this.faceSeenBy(other, t) === seat ? [other] : []));
    const seen = this.faceSeenBy(seat, t);
    return { count: watchers.length, isMet: seen !== null && watchers.includes(seen) };
  }

  /** The gaze of every seat at `t` as this viewer sees it; null sees all. */
  sightsFor(viewer: Viewer, t: number): Sight[] {
    const seen = viewer === null ? null : this.faceSeenBy(viewer, t);
    return this.looks.map((_, seat) => {
      const isSeen = viewer === null || seat === viewer || seat === seen || this.isPeripheral;
      return isSeen ? (this.lookAt(seat, t).at ?? 'board') : 'hidden';
    });
  }

  /** When a seat saw that face, between two moments. */
  spansSeeing(seat: Seat, face: Seat, within: Span): Span[] {
    return this.looks[seat]!.filter(({ at }) => at === face).flatMap(({ from, until }) =>
      overlap({ from: from + this.turning, until }, within),
    );
  }

  /** When a seat looked at that face, between two moments, whether it saw anything there or not. */
  spansFacing(seat: Seat, face: Seat, within: Span): Span[] {
    return this.looks[seat]!.filter(({ at }) => at === face).flatMap((look) => overlap(look, within));
  }
}

/** Nobody's eyes are anywhere before they turn: they rest on the board (D-3). */
function looksOf(seat: Seat, looked: readonly Line<winkFamily.Looked>[], end: number): LookSpan[] {
  const turns = [{ t: 0, at: null }, ...looked.filter((line) => line.seat === seat)];
  return turns.map(({ t, at }, index) => ({ seat, at, from: t, until: turns[index + 1]?.t ?? end }));
}
