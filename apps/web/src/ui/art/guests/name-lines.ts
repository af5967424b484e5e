import { type FittedText, fitLines, fitText } from '../kit/fit-text.ts';

export interface NameToFit {
  readonly name: string;
  /** How many cards are in the hand; left out where there is no room for it. */
  readonly cards: number | undefined;
  readonly size: number;
  /** In a close-up the type gets as small as this before a name is cut. */
  readonly least?: number | undefined;
  /** The symbol before it is small: the name has more room. */
  readonly isTight?: boolean | undefined;
  /** Nothing is left out of the name: it gets smaller, or goes over two lines. */
  readonly isWhole?: boolean | undefined;
}

/** How wide a digit of the count is: each takes its room from the name, so that no count runs into the little cards beside it. */
const DIGIT = 11;
export const digitsOf = (cards: number | undefined): number =>
  cards === undefined ? 0 : String(cards).length * DIGIT;

const ROOM = 92;
const ROOM_BESIDE_CARDS = 66;
/** In a close-up. */
const CLOSE_ROOM = 89;
const TIGHT_ROOM = 110;

/** Where a name begins. */
export const nameFrom = ({ isTight }: Pick<NameToFit, 'isTight'>): number => (isTight ? 12 : 28);

/** A name as it is written on a ledge, in units of the drawing. */
export function nameLines({ name, cards, size, least, isTight, isWhole }: NameToFit): readonly FittedText[] {
  if (isWhole) return wholeName(name, size);
  const alone = least === undefined ? ROOM : isTight ? TIGHT_ROOM : CLOSE_ROOM;
  const room = cards === undefined ? alone : ROOM_BESIDE_CARDS - digitsOf(cards);
  return [fitText(name, room, size, least)];
}

/** Letters of two lines are no smaller than this; a word that cannot be parted may be. */
const TWO_LINES_LEAST = 14;
const WHOLE_LEAST = 5;

function wholeName(name: string, size: number): FittedText[] {
  const lines = fitLines(name, CLOSE_ROOM, size, TWO_LINES_LEAST);
  return lines.some(({ text }) => text.endsWith('…'))
    ? [fitText(name, CLOSE_ROOM, size, WHOLE_LEAST)]
    : lines;
}
