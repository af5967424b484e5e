import type { Seat } from '@oeillade/kernel';
import { type Place, placeOf } from '../../../ui/stage/place.ts';

/** Where somebody sits on this screen: their loge, my own portrait, or their row on a big screen. */
export const placeOfSeat = (seat: Seat): Place | null =>
  placeOf([
    `[data-part~="wink-face"][data-seat="${seat}"]`,
    `[data-part~="screen-people"] [data-seat="${seat}"]`,
    '[data-part~="wink-me"]',
    '[data-part~="wink-points"]',
  ]);

/** Where a card lies, where the board is to be seen. */
export const placeOfCard = (number: number): Place | null =>
  placeOf([
    `[data-part~="wink-card"][aria-label^="${number},"]`,
    `[data-part~="replay-cell"][data-number="${number}"]`,
  ]);
