import type { winkFamily } from '@oeillade/games';
import type { GameRecord, Line, Seat } from '@oeillade/kernel';

export type WinkLine = Line<winkFamily.WinkEvent>;

/** The lines of a record of the wink family: its game has read them by their shapes. */
export const winkLines = ({ lines }: GameRecord): readonly WinkLine[] =>
  lines as readonly Line[] as readonly WinkLine[];

/** A call, until its caller is on turn again or its card has been claimed. */
export interface Call {
  readonly t: number;
  readonly line: number;
  readonly caller: Seat;
  readonly number: number;
  /** W-20: who held the twin; null where it was undealt. */
  readonly partner: Seat | null;
}
