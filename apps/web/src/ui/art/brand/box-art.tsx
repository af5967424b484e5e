import type { ReactNode } from 'react';
import { columbine } from '../../../games/wink-family/art/characters/columbine.ts';
import type { EyeStyle } from '../eyes/eye-style.ts';
import { Eyes } from '../eyes/eyes.tsx';
import { INKS, NIGHT, PAPER } from '../kit/inks.ts';
import { rays } from '../kit/ornaments.ts';

const WINKING: EyeStyle = { ...columbine.eyes, radius: 8 };
const SIDEWAYS = { x: 0.7, y: 0.1 };

/** Columbine winks. */
export const drawWink = (): ReactNode => (
  <>
    <g transform="translate(107 118)">
      {rays(0, 0, [20, 190], { count: 16, spread: 5.6, ink: ['#FF7A55', '#FF7A55'] })}
    </g>
    <g transform="translate(11 38) scale(1.92)">
      {columbine.back()}
      <Eyes look={WINKING} pose="wink-right" gaze={SIDEWAYS} />
      {columbine.front()}
    </g>
  </>
);

/** A plate is a globe is an eye. */
export const drawPlate = (): ReactNode => (
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

/** Somebody watches through the keyhole. */
export const drawKeyhole = (): ReactNode => (
  <g transform="translate(7 34)">
    <path
      d="M100 18C62 18 40 46 40 76C40 98 52 112 66 122L52 176H148L134 122C148 112 160 98 160 76C160 46 138 18 100 18Z"
      fill={INKS.ink[0]}
    />
    <path d="M100 18C138 18 160 46 160 76C160 98 148 112 134 122L148 176H100Z" fill={NIGHT} />
    <path d="M52 78Q100 32 148 78Q100 124 52 78Z" fill={PAPER} />
    <circle cx="94" cy="78" r="20" fill={INKS.teal[0]} />
    <circle cx="94" cy="78" r="10.5" fill={NIGHT} />
    <circle cx="101" cy="70" r="4.6" fill={PAPER} />
    <path d="M50 78Q100 28 150 78" fill="none" stroke={INKS.pink[0]} strokeWidth="5" strokeLinecap="round" />
  </g>
);

/** Two partners face to face: one looks, the other winks. */
export const drawProfiles = (): ReactNode => (
  <g transform="translate(7 34)">
    <path
      d="M-6 8H66C60 30 64 44 70 56C74 66 90 82 90 92C90 98 82 100 78 100C80 106 84 108 82 112C78 114 78 118 80 122C80 130 72 138 56 138L60 190H-6Z"
      fill={PAPER}
    />
    <path
      d="M206 8H134C140 30 136 44 130 56C126 66 110 82 110 92C110 98 118 100 122 100C120 106 116 108 118 112C122 114 122 118 120 122C120 130 128 138 144 138L140 190H206Z"
      fill={INKS.vermilion[0]}
    />
    <g transform="translate(50 66)">
      <path d="M-20 2Q-2 -16 18 2Q-2 16 -20 2Z" fill={NIGHT} />
      <circle cx="6" r="5.5" fill={PAPER} />
    </g>
    <path
      transform="translate(150 66)"
      d="M-18 -2Q0 14 18 -2M-11 6L-15 14M0 10V19M11 6L15 14"
      fill="none"
      stroke={NIGHT}
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M60 8C56 -10 20 -14 -6 -6V16H64Z" fill={INKS.ink[0]} />
    <path d="M140 8C144 -10 180 -14 206 -6V16H136Z" fill={NIGHT} />
  </g>
);
