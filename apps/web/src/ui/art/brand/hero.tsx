import { memo } from 'react';
import { INKS, NIGHT, PAPER } from '../kit/inks.ts';
import { lozenge } from '../kit/paths.ts';
import css from './hero.module.css';
import { Ruff } from './ruff.tsx';

const VERMILION = INKS.vermilion[0];
const SAFFRON = INKS.saffron[0];
const INK = INKS.ink[0];

const HEAD =
  'M310 44C428 44 478 120 470 214C462 306 396 402 310 412C224 402 158 306 150 214C142 120 192 44 310 44Z';
const MASK =
  'M96 138C170 118 256 130 310 160C364 130 450 118 524 138C540 218 500 268 430 262C376 258 340 226 310 226C280 226 244 258 190 262C120 268 80 218 96 138Z';

const WALL = Array.from({ length: 14 }, (_, row) => row - 2)
  .flatMap((row) =>
    Array.from({ length: 16 }, (_, column) =>
      lozenge((column - 1) * 46 + (row % 2 ? 23 : 0) - 12, row * 78 + 20, 19, 34),
    ),
  )
  .join('');

/** One outline in two inks, cut at the fold. */
function Halves({ d, left, right }: { d: string; left: string; right: string }) {
  return (
    <>
      <path d={d} fill={left} clipPath="url(#oe-hero-left)" />
      <path d={d} fill={right} clipPath="url(#oe-hero-right)" />
    </>
  );
}

/** Eyes open; one of them shut for a moment; or turned to what is to be pressed. */
export type HeroPose = 'still' | 'wink' | 'look';

/** The face of the house: two inks, each the ground of the other. It is drawn once in a page. */
export const Hero = memo(function Hero({ pose }: { readonly pose: HeroPose }) {
  return (
    <svg
      className={css.hero}
      data-part="hero-face"
      data-pose={pose}
      viewBox="44 -44 532 684"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <clipPath id="oe-hero-left">
          <path d="M-400 -300H310V1300H-400Z" />
        </clipPath>
        <clipPath id="oe-hero-right">
          <path d="M310 -300H1210V1300H310Z" />
        </clipPath>
      </defs>
      <g className={css.whole}>
        <path d="M-400 -300H310V1300H-400Z" fill={VERMILION} />
        <path d="M310 -300H1210V1300H310Z" fill={PAPER} />
        <Halves d={WALL} left="#E0462A" right="#F8E4D3" />
        <path d="M310 18C190 6 120 96 118 210C116 300 96 340 70 380L20 760H310Z" fill={NIGHT} />
        <path d="M310 18C430 6 500 96 502 210C504 300 524 340 550 380L600 760H310Z" fill={INK} />
        <path d="M268 380H310V470H268Z" fill={INKS.paper[1]} />
        <path d="M310 380H352V470H310Z" fill={INKS.vermilion[1]} />
        <Ruff />
        <Halves d={HEAD} left={PAPER} right={VERMILION} />
        <path d="M310 190C306 232 274 262 274 284C274 302 292 304 311 302Z" fill={VERMILION} />
        <path d="M310 24C206 24 128 100 130 214C166 140 250 104 310 94Z" fill={NIGHT} />
        <path d="M310 24C414 24 492 100 490 214C454 140 370 104 310 94Z" fill={INK} />
        <Halves d={MASK} left={INK} right={NIGHT} />
        <Eye x={206} />
        <g className={css.open}>
          <Eye x={414} />
        </g>
        <path
          className={css.shut}
          d="M362 186Q414 232 466 186M381 206L364 232M414 212V244M447 206L464 232"
          fill="none"
          stroke={SAFFRON}
          strokeWidth="17"
          strokeLinecap="round"
        />
        <path d="M252 336Q282 318 310 330V366Q276 364 252 336Z" fill={VERMILION} />
        <path d="M368 328Q340 316 310 330V366Q350 364 368 328Z" fill={PAPER} />
        <circle cx="186" cy="300" r="24" fill={INKS.pink[0]} />
        <circle cx="436" cy="300" r="24" fill={INKS.vermilion[1]} />
      </g>
    </svg>
  );
});

function Eye({ x }: { readonly x: number }) {
  return (
    <>
      <circle cx={x} cy="196" r="50" fill={PAPER} stroke={SAFFRON} strokeWidth="10" />
      <g className={css.pupils}>
        <circle cx={x} cy="196" r="27" fill={NIGHT} />
        <circle cx={x + 10} cy="185" r="8.5" fill={PAPER} />
      </g>
    </>
  );
}
