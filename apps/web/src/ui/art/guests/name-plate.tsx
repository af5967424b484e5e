import type { ReactNode } from 'react';
import artCss from '../art.module.css';
import { fitText } from '../kit/fit-text.ts';
import { NIGHT } from '../kit/inks.ts';

interface NamePlateProps {
  readonly name: string;
  /** How many cards are in the hand; left out where there is no room for it. */
  readonly cards: number | undefined;
  readonly size: number;
  /** The middle of the ledge. */
  readonly middle: number;
  /** So many letters of a long name are written in close-ups; fitted by width alone if left out. */
  readonly letters?: number | undefined;
}

/** How wide a digit of the count is. */
const DIGIT = 11;
const ROOM = 92;
const ROOM_BESIDE_CARDS = 66;
/** In a close-up a name gets as small as it must: it was shortened to so many letters before. */
const CLOSE_ROOM = 89;
const CLOSE_LEAST = 9;

/** A name on the ledge of a box, and beside it the cards that this guest holds. */
export function NamePlate({ name, cards, size, middle, letters }: NamePlateProps): ReactNode {
  // Each digit takes its room from the name, so that no count runs into the little cards beside it.
  const digits = cards === undefined ? 0 : String(cards).length * DIGIT;
  const beside = ROOM_BESIDE_CARDS - digits;
  const fitted =
    letters === undefined
      ? fitText(name, cards === undefined ? ROOM : beside, size)
      : fitText(shortened(name, letters), cards === undefined ? CLOSE_ROOM : beside, size, CLOSE_LEAST);
  const base = middle + 7;
  return (
    <>
      <text x="28" y={base} className={artCss.name} style={{ fontSize: fitted.size }}>
        {fitted.text}
      </text>
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

function shortened(name: string, letters: number): string {
  const all = [...name];
  return all.length > letters
    ? `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`
    : name;
}
