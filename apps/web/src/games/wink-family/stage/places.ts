import type { Seat } from '@oeillade/kernel';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The first of these that is on the screen now; null where none is. */
function placeOf(selectors: readonly string[]): Place | null {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) return { x: left + width / 2, y: top + height / 2 };
    }
  }
  return null;
}

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
