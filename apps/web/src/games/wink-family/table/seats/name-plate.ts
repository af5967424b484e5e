import type { Posture } from '../posture.ts';
import { rowLedge } from './row-slots.ts';

/** How a box is labelled, which depends on how large it is. */
export interface Plate {
  /** How high the ledge is that bears the name, in units of the drawing. */
  readonly ledge: number;
  readonly nameSize: number;
  /** A longer name gets as small as this before it is cut. */
  readonly nameLeast: number;
  /** The symbol gives way to the name. */
  readonly tightName: boolean;
  readonly showsCards: boolean;
}

/** The drawing of a box is so many units wide. */
const UNITS = 132;
/**
 * In pixels of the screen: a short name is no smaller than the one, and no name is smaller than the other. What is cut is said to
 * screen readers, and can be read once that face is in the light.
 */
const USUAL = 13;
const LEAST = 10;
/** In a box that is smaller, a name of seven letters is whole at that size only if the symbol before it is small. */
const TIGHT = 75;
/** Beside a longer name there is no room for the number of cards. */
const BESIDE_CARDS = 6;

type Own = Pick<Plate, 'ledge' | 'nameSize'> & { readonly cardsFrom: number };

/** As drawn for each way to sit; a box may still be too small for it. */
function planned(posture: Posture, width: number): Own {
  switch (posture) {
    case 'faces':
      return {
        ledge: 32,
        nameSize: width < 90 ? 23 : width < 125 ? 22 : 20,
        cardsFrom: 100,
      };
    case 'tablet':
    case 'landscape':
    case 'wide':
      return { ledge: 28, nameSize: 18, cardsFrom: 100 };
    case 'around':
      return { ledge: 36, nameSize: 21, cardsFrom: 0 };
    case 'board':
      return { ledge: rowLedge(width), nameSize: 26, cardsFrom: Number.POSITIVE_INFINITY };
  }
}

export function plateOf(posture: Posture, width: number, name: string): Plate {
  const { ledge, nameSize: size, cardsFrom } = planned(posture, width);
  // No higher than the ledge that bears it.
  const nameSize = Math.min(ledge - 8, Math.max(size, Math.ceil((USUAL * UNITS) / width)));
  return {
    ledge,
    nameSize,
    nameLeast: Math.min(nameSize, (LEAST * UNITS) / width),
    tightName: width < TIGHT,
    showsCards: width >= cardsFrom && [...name].length <= BESIDE_CARDS,
  };
}
