import type { Seat } from '@oeillade/kernel';
import { type Place, placeOf } from '../../../ui/stage/place.ts';

/** Where somebody sits on this screen. Cards come to the foot of a loge: none is ever over eyes. */
export const placeOfSeat = (seat: Seat): Place | null =>
  placeOf(
    [
      `[data-part~="spy-loge"][data-seat="${seat}"]`,
      `[data-part~="screen-places"] [data-seat="${seat}"] [data-part~="loge"]`,
    ],
    'foot',
  ) ?? placeOf(MINE);

/** On a phone that stands my place is no box of its own: my hand is. */
const MINE = ['[data-part~="spy-mine"]', '[data-part~="spy-hand-place"]'];

export const placeOfMarket = (): Place | null =>
  placeOf(['[data-part~="spy-market"]', '[data-part~="screen-market"]']);

/** The cards of the table that are dealt: the market's, and my own. */
export const DEALT =
  '[data-part~="spy-market"] [data-part~="spy-card"], [data-part~="spy-hand"] [data-part~="spy-card"], [data-part~="screen-market"] li';
