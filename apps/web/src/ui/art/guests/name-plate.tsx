import type { ReactNode } from 'react';
import artCss from '../art.module.css';
import { type FittedText, fitLines, fitText } from '../kit/fit-text.ts';
import { NIGHT } from '../kit/inks.ts';

export interface NamePlateProps {
  readonly name: string;
  /** How many cards are in the hand; left out where there is no room for it. */
  readonly cards: number | undefined;
  readonly size: number;
  /** The middle of the ledge. */
  readonly middle: number;
  /** So many letters of a long name are written in close-ups; fitted by width alone if left out. */
  readonly letters?: number | undefined;
  /** Nothing is left out of the name: it gets smaller, or goes over two lines. */
  readonly isWhole?: boolean | undefined;
}

/** How wide a digit of the count is. */
const DIGIT = 11;
const ROOM = 92;
const ROOM_BESIDE_CARDS = 66;
/** In a close-up a name gets as small as it must: it was shortened to so many letters before. */
const CLOSE_ROOM = 89;
const CLOSE_LEAST = 9;

/** A name on the ledge of a box, and beside it the cards that this guest holds. */
export function NamePlate({ name, cards, size, middle, letters, isWhole }: NamePlateProps): ReactNode {
  // Each digit takes its room from the name, so that no count runs into the little cards beside it.
  const digits = cards === undefined ? 0 : String(cards).length * DIGIT;
  const beside = ROOM_BESIDE_CARDS - digits;
  const lines = isWhole
    ? wholeName(name, size)
    : [
        letters === undefined
          ? fitText(name, cards === undefined ? ROOM : beside, size)
          : fitText(shortened(name, letters), cards === undefined ? CLOSE_ROOM : beside, size, CLOSE_LEAST),
      ];
  const base = middle + 7;
  return (
    <>
      {lines.map((line, nth) => (
        <text
          key={line.text}
          x="28"
          y={lines.length === 1 ? base : base - 8 + nth * 15}
          className={artCss.name}
          style={{ fontSize: line.size }}
        >
          {line.text}
        </text>
      ))}
      {cards !== undefined && (
        <>
          <g transform={`translate(${95 - digits} ${middle - 11})`}>
            <rect y="3" width="11" height="15" rx="2.5" fill={NIGHT} opacity=".5" />
            <rect x="4" y="5" width="11" height="15" rx="2.5" fill={NIGHT} />
          </g>
          <text x="119" y={base} textAnchor="end" className={artCss.name} style={{ fontSize: 20 }}>
            {cards}
          </text>
        </>
      )}
    </>
  );
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

function shortened(name: string, letters: number): string {
  const all = [...name];
  return all.length > letters
    ? `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
