import { memo } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { drawWindow, Frame } from '../../../ui/art/cards/frame.tsx';
import { shade } from '../../../ui/art/kit/inks.ts';
import { circle } from '../../../ui/art/kit/paths.ts';
import { dishOf } from './dishes.ts';
import { NATION_DESIGNS, type Nation } from './nations.ts';
import { patternFill } from './patterns.tsx';

const SEALS = circle(16, 105, 8) + circle(84, 105, 8);

export interface DishCardProps {
  readonly nation: Nation;
  /** What a screen reader says; nothing if left out. */
  readonly label?: string | undefined;
}

/** A nationality card: dish, pattern and code. */
export const DishCard = memo(function DishCard({ nation, label }: DishCardProps) {
  const { ground, pattern, code } = NATION_DESIGNS[nation];
  return (
    <Frame
      label={label}
      ledge={
        <>
          <text x="50" y="114" textAnchor="middle" className={`${artCss.number} ${artCss.code}`}>
            {code}
          </text>
          <g opacity=".95">
            <path d={SEALS} fill={shade(ground)} />
            <path d={SEALS} fill={patternFill(pattern)} opacity=".55" />
          </g>
        </>
      }
    >
      {drawWindow(
        ground,
        <>
          <path d="M5 5H95V95H5Z" fill={patternFill(pattern)} opacity=".34" />
          <g transform="translate(8 5) scale(.84)">{dishOf(nation)}</g>
        </>,
      )}
    </Frame>
  );
});
