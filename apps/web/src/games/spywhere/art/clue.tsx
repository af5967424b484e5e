import { memo } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { lit, NIGHT, shade } from '../../../ui/art/kit/inks.ts';
import { slab } from '../../../ui/art/kit/paths.ts';
import { dishOf } from './dishes.ts';
import { NATION_DESIGNS, type Nation } from './nations.ts';
import { patternFill } from './patterns.tsx';

const PICTURE = slab(3, 3, 58, 36, 6);

export interface ClueProps {
  readonly nation: Nation;
  /** How many times that nationality lies in the pile. */
  readonly count?: number | undefined;
  readonly label?: string | undefined;
}

/** A clue pile seen from above: what its owner is not. */
export const Clue = memo(function Clue({ nation, count = 1, label }: ClueProps) {
  const { ground, pattern, code } = NATION_DESIGNS[nation];
  const times = count > 1 ? `×${count}` : '';
  return (
    <svg
      className={artCss.clue}
      data-part="clue"
      viewBox="0 0 64 60"
      role="img"
      aria-label={label ?? `${code} ${times}`.trim()}
    >
      <path d={slab(0, 0, 64, 60, 8)} fill="var(--card)" />
      <path d={PICTURE} fill={shade(ground)} />
      <path d="M32 3H55A6 6 0 0 1 61 9V33A6 6 0 0 1 55 39H32Z" fill={lit(ground)} />
      <path d={PICTURE} fill={patternFill(pattern)} opacity=".34" />
      <g transform="translate(13 2) scale(.38)">{dishOf(nation)}</g>
      <g className={`${artCss.display} ${artCss.heavy}`} style={{ fontSize: 16 }} fill={NIGHT}>
        <text x="7" y="55.5">
          {code}
        </text>
        <text x="57" y="55.5" textAnchor="end">
          {times}
        </text>
      </g>
    </svg>
  );
});
