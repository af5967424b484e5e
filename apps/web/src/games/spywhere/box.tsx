import type { ReactNode } from 'react';
import type { BoxArt } from '../../ui/art/brand/game-box.tsx';
import { INKS, NIGHT, PAPER } from '../../ui/art/kit/inks.ts';

/** The box of Spywhere: a plate that is a globe and an eye as well. */
const drawPlate = (): ReactNode => (
  <g transform="translate(7 34)">
    <path
      d="M24 50V150M14 50V76Q14 90 24 90Q34 90 34 76V50M178 150V52Q164 62 164 94Q164 104 178 104"
      fill="none"
      stroke={PAPER}
      strokeWidth="7"
      strokeLinecap="round"
    />
    <circle cx="100" cy="92" r="60" fill={PAPER} />
    <path d="M100 32a60 60 0 0 1 0 120Z" fill={INKS.paper[1]} />
    <circle cx="100" cy="92" r="44" fill={INKS.sky[0]} />
    <path d="M100 48a44 44 0 0 1 0 88Z" fill={INKS.sky[1]} />
    <g fill="none" stroke={PAPER} strokeWidth="2.6">
      <path d="M56 92H144M62 70H138M62 114H138" />
      <ellipse cx="100" cy="92" rx="20" ry="44" />
    </g>
    <path d="M60 92Q100 50 140 92Q100 134 60 92Z" fill={PAPER} />
    <circle cx="104" cy="92" r="18" fill={NIGHT} />
    <circle cx="111" cy="84" r="5.5" fill={PAPER} />
    <path d="M58 92Q100 48 142 92" fill="none" stroke={NIGHT} strokeWidth="6" strokeLinecap="round" />
  </g>
);

export const BOX: BoxArt = {
  title: 'Spywhere',
  ground: 'teal',
  lid: '#3FA9A6',
  side: '#084A50',
  size: 36,
  picture: drawPlate,
};
