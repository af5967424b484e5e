import type { Seat } from '@oeillade/kernel';
import type { EndCount } from './edition.ts';
import { ENDS, type Ended } from './events.ts';
import { FACE_DOWN, OVER, SPIES, SPIES_LAID, type WinkState, WON } from './state.ts';

/** E-17, W-53 */
export const scoreOf = ({ cells }: WinkState, seat: Seat): number =>
  cells[WON + seat]! + cells[SPIES + seat]!;

export function endedEvent(state: WinkState): Ended {
  const { cells, deal } = state;
  const seats = Array.from({ length: deal.players }, (_, seat) => seat);
  const each = (offset: number) => seats.map((seat) => cells[offset + seat]!);
  return {
    e: 'ended',
    why: ENDS[cells[OVER]! - 1]!,
    scores: seats.map((seat) => scoreOf(state, seat)),
    ranks: ranks(state, seats),
    spiesLeft: each(SPIES),
    spiesLaid: each(SPIES_LAID),
    faceDown: each(FACE_DOWN),
  };
}

/** W-54: a rank is one more than the number of players who did better. */
function ranks(state: WinkState, seats: readonly Seat[]): number[] {
  const standings = seats.map((seat) => standing(state, seat));
  return standings.map((own) => 1 + standings.filter((other) => isBetter(other, own)).length);
}

function standing(state: WinkState, seat: Seat): number[] {
  const { cells, deal } = state;
  const tally: EndCount = {
    spiesLeft: cells[SPIES + seat]!,
    spiesLaid: cells[SPIES_LAID + seat]!,
    faceDown: cells[FACE_DOWN + seat]!,
  };
  return [scoreOf(state, seat), ...deal.edition.tieBreaks.map((tieBreak) => tieBreak(tally))];
}

function isBetter(one: readonly number[], other: readonly number[]): boolean {
  const decisive = one.findIndex((value, index) => value !== other[index]);
  return decisive !== -1 && one[decisive]! > other[decisive]!;
}
