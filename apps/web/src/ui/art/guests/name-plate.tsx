import type { ReactNode } from 'react';
import artCss from '../art.module.css';
import { NIGHT } from '../kit/inks.ts';
import { digitsOf, type NameToFit, nameFrom, nameLines } from './name-lines.ts';

export interface NamePlateProps extends NameToFit {
  /** The middle of the ledge. */
  readonly middle: number;
}

/** A name on the ledge of a box, and beside it the cards that this guest holds. */
export function NamePlate({ middle, ...toFit }: NamePlateProps): ReactNode {
  const { cards } = toFit;
  const lines = nameLines(toFit);
  const base = middle + 7;
  return (
    <>
      {lines.map((line, nth) => (
        <text
          key={line.text}
          x={nameFrom(toFit)}
          y={lines.length === 1 ? base : base - 8 + nth * 15}
          className={artCss.name}
          style={{ fontSize: line.size }}
        >
          {line.text}
        </text>
      ))}
      {cards !== undefined && (
        <>
          <g transform={`translate(${95 - digitsOf(cards)} ${middle - 11})`}>
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
