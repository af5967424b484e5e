import { memo } from 'react';
import { INKS, type Ink, lit, NIGHT, PAPER, shade } from '../kit/inks.ts';
import { lozenge, SHUT_EYE, slab } from '../kit/paths.ts';

const SAFFRON = INKS.saffron[0];

export interface CardBackProps {
  readonly ink?: Ink | undefined;
  readonly compact?: boolean | undefined;
}

/** Face down: an open and a shut eye in a lozenge. */
export const CardBack = memo(function CardBack({ ink = 'plum', compact = false }: CardBackProps) {
  const height = compact ? 86 : 122;
  const middle = height / 2;
  const corners = [18, height - 18].map((y) => lozenge(16, y, 4, 5) + lozenge(84, y, 4, 5)).join('');
  return (
    <svg className="card-art" viewBox={`0 0 100 ${height}`} aria-hidden="true">
      <path d={slab(0, 0, 100, height, 11)} fill="var(--card)" />
      <path d={slab(5, 5, 90, height - 10, 7)} fill={shade(ink)} />
      <path d={`M50 5H88A7 7 0 0 1 95 12V${height - 12}A7 7 0 0 1 88 ${height - 5}H50Z`} fill={lit(ink)} />
      <path d={lozenge(50, middle, 37, middle - 12)} fill="none" stroke={SAFFRON} strokeWidth="2" />
      <g transform={`translate(34.5 ${middle})`}>
        <circle r="12.5" fill={PAPER} />
        <circle cx="2.5" r="6.8" fill={NIGHT} />
        <circle cx="4.8" cy="-2.6" r="2" fill={PAPER} />
      </g>
      <path
        transform={`translate(66.5 ${middle - 2})`}
        d={SHUT_EYE}
        fill="none"
        stroke={SAFFRON}
        strokeWidth="4.2"
        strokeLinecap="round"
      />
      <path d={corners} fill={SAFFRON} />
    </svg>
  );
});
