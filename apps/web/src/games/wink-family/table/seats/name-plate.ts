import type { Posture } from '../posture.ts';
import { rowLedge } from './row-slots.ts';

/** How a box is labelled, which depends on how large it is. */
export interface Plate {
  /** How high the ledge is that bears the name, in units of the drawing. */
  readonly ledge: number;
  readonly nameSize: number;
  /** Longer names are cut after so many letters. */
  readonly letters: number;
  readonly showsCards: boolean;
}

/** The drawing of a box is so many units wide. */
const UNITS = 132;
/** No name is smaller on the screen, in pixels. */
const LEAST = 13;
/** Beside a longer name there is no room for the number of cards. */
const BESIDE_CARDS = 6;
/** In smaller boxes a name has as many letters as have room at its size. */
const SMALL = 60;
/** What a name may fill of the ledge, and how wide a letter is, in ems. */
const ROOM = 89;
const LETTER = 0.56;

type Own = Omit<Plate, 'showsCards'> & { readonly cardsFrom: number };

/** As drawn for each way to sit; a box may still be too small for it. */
function planned(posture: Posture, width: number): Own {
  switch (posture) {
    case 'faces':
      return {
        ledge: 32,
        nameSize: width < 90 ? 23 : width < 125 ? 22 : 20,
        letters: width < 100 ? 7 : 10,
        cardsFrom: 100,
      };
    case 'tablet':
      return { ledge: 28, nameSize: 18, letters: 10, cardsFrom: 100 };
    case 'around':
      return { ledge: 36, nameSize: 21, letters: 10, cardsFrom: 0 };
    case 'lying':
    case 'board':
      return { ledge: rowLedge(width), nameSize: 26, letters: 6, cardsFrom: Number.POSITIVE_INFINITY };
  }
}

export function plateOf(posture: Posture, width: number, name: string): Plate {
  const { ledge, nameSize: size, letters, cardsFrom } = planned(posture, width);
  // No higher than the ledge that bears it.
  const nameSize = Math.min(ledge - 8, Math.max(size, Math.ceil((LEAST * UNITS) / width)));
  return {
    ledge,
    nameSize,
    letters: width < SMALL ? Math.floor(ROOM / (LETTER * nameSize)) : letters,
    showsCards: width >= cardsFrom && [...name].length <= BESIDE_CARDS,
  };
}
