import type * as winkFamily from '@oeillade/games/wink-family';
import type { AccusationOffered, CellShown, WinkScreen } from '../shown.ts';

type WinkView = winkFamily.WinkView;

/**
 * What a phone shows while its cards are covered: nothing on it follows from the hand. Cards that I may not call because I
 * hold their twins (W-12) look like all the others, and so do numbers about which I may not accuse (W-46).
 */
export function discreet(screen: WinkScreen, view: WinkView, chosen: number | null): WinkScreen {
  const cells = screen.cells.map((cell) => cellFor(cell, screen.mayCall, chosen));
  return {
    ...screen,
    hand: [],
    signals: [],
    cells,
    selected: cells.find(({ isSelected }) => isSelected)?.number ?? null,
    named: null,
    accusations: accusationsFor(screen, view),
  };
}

function cellFor(cell: CellShown, mayCall: boolean, chosen: number | null): CellShown {
  const isCallable = mayCall && cell.card === 'up' && cell.pawn === null;
  return {
    ...cell,
    isCallable,
    isSelected: isCallable && cell.number === chosen,
    isHeld: false,
    isDimmed: mayCall && !isCallable && cell.card === 'up',
  };
}

/** Every called number that is not mine, and everybody but its caller and me. */
function accusationsFor({ me, spies, scores }: WinkScreen, { seats, banned }: WinkView): AccusationOffered[] {
  if (!me || spies === 0) return [];
  return seats.flatMap(({ called }, caller) => {
    if (called === null || caller === me.seat || banned.includes(called)) return [];
    const suspects = scores.filter(({ seat }) => seat !== caller && seat !== me.seat);
    return [{ number: called, caller: scores[caller]!, suspects }];
  });
}

/** May I call this card, by the rules and by what I hold? */
export const mayReallyCall = ({ cells }: WinkScreen, number: number): boolean =>
  cells.some((cell) => cell.number === number && cell.isCallable);

export const mayReallyAccuse = ({ accusations }: WinkScreen, number: number): boolean =>
  accusations.some((accusation) => accusation.number === number);
