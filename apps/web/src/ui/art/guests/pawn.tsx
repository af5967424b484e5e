import { memo } from 'react';
import { clip } from '../kit/clips.ts';
import { NIGHT } from '../kit/inks.ts';
import { COLOUR_TONES, type Colour, symbolPath } from './colours.ts';

const LEFT = 'M30 34C24 34 23 44 20 56C18 64 8 66 8 74C8 80 18 82 30 82';
const RIGHT = 'M30 34C36 34 37 44 40 56C42 64 52 66 52 74C52 80 42 82 30 82Z';

/** Stands on the card that somebody calls. */
export const Pawn = memo(function Pawn({ colour }: { readonly colour: Colour }) {
  const [light, dark] = COLOUR_TONES[colour];
  return (
    <svg className="pawn" viewBox="0 0 60 86" overflow="visible" aria-hidden="true">
      <ellipse cx="32" cy="79" rx="25" ry="6" fill={NIGHT} opacity=".35" />
      <path
        d={`${LEFT}Z${RIGHT}${symbolPath(colour, 30, 21, 16)}`}
        fill={NIGHT}
        stroke={NIGHT}
        strokeWidth="5.5"
        strokeLinejoin="round"
      />
      <path d={`${LEFT}Z`} fill={light} />
      <path d={RIGHT} fill={dark} />
      <path d={symbolPath(colour, 30, 21, 16)} fill={light} />
      <g transform="translate(-20 0)">
        <path d={symbolPath(colour, 50, 21, 16)} fill={dark} clipPath={clip('fold')} />
      </g>
    </svg>
  );
});
