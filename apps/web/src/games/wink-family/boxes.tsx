import type { ReactNode } from 'react';
import type { BoxArt } from '../../ui/art/brand/game-box.tsx';
import type { EyeStyle } from '../../ui/art/eyes/eye-style.ts';
import { Eyes } from '../../ui/art/eyes/eyes.tsx';
import { INKS, NIGHT, PAPER } from '../../ui/art/kit/inks.ts';
import { rays } from '../../ui/art/kit/ornaments.ts';
import { columbine } from './art/characters/columbine.ts';
import { type Edition, editionOf } from './edition.ts';

const WINKING: EyeStyle = { ...columbine.eyes, radius: 8 };
const SIDEWAYS = { x: 0.7, y: 0.1 };

/** Columbine winks. */
const drawWink = (): ReactNode => (
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

/** An eye that watches through a keyhole. */
const drawKeyhole = (): ReactNode => (
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
const drawProfiles = (): ReactNode => (
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

const PICTURES: Readonly<Record<Edition['design']['box']['picture'], () => ReactNode>> = {
  profiles: drawProfiles,
  keyhole: drawKeyhole,
  columbine: drawWink,
};

/** Longer titles are smaller: they stand on one line. */
const sizeOf = (title: string): number => Math.max(16, Math.round(55.4 - 2.4 * title.length));

const titled = new Map<string, BoxArt>();

/** The box of an edition, with its title as players say it. */
export function boxOf(id: string, title: string): BoxArt {
  const key = `${id} ${title}`;
  const known = titled.get(key);
  if (known) return known;
  const { picture, ...inks } = editionOf(id).design.box;
  const box: BoxArt = { title, ...inks, size: sizeOf(title), picture: PICTURES[picture] };
  titled.set(key, box);
  return box;
}
