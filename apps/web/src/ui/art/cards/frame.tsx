import type { ReactNode } from 'react';
import artCss from '../art.module.css';
import { clip } from '../kit/clips.ts';
import { INKS, type Ink, lit, shade } from '../kit/inks.ts';
import { slab } from '../kit/paths.ts';
import type { Box } from '../kit/picture.ts';

const CARD = 'var(--card)';
const SHEET = slab(0, 0, 100, 122, 11);
const SMALL_SHEET = slab(0, 0, 100, 86, 12);

interface FrameProps {
  /** Without it the drawing is silent: what it is drawn on says it. */
  readonly label: string | undefined;
  /** The window. */
  readonly children: ReactNode;
  /** What stands on the ledge. */
  readonly ledge: ReactNode;
}

/** A puppet booth: a window, a rail, and a ledge. */
export const Frame = (props: FrameProps) => (
  <Booth height={122} sheet={SHEET} front="M3 91.3Q50 83.5 97 91.3V118H3Z" {...props} />
);

/** For short phones: the number on a plate in the corner, the window cropped. */
export const SmallFrame = (props: FrameProps) => (
  <Booth height={86} sheet={SMALL_SHEET} front="M0 50H32Q46 50 46 64V86H12A12 12 0 0 1 0 74Z" {...props} />
);

interface BoothProps extends FrameProps {
  readonly height: number;
  readonly sheet: string;
  /** What stands before the window, in the card's own paper. */
  readonly front: string;
}

function Booth({ label, children, ledge, height, sheet, front }: BoothProps) {
  return (
    <svg
      className={artCss.cardArt}
      data-part="card-art"
      viewBox={`0 0 100 ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={sheet} fill={CARD} />
      {children}
      <path d={front} fill={CARD} />
      {ledge}
    </svg>
  );
}

/** Where the windows are. */
export const WINDOW: Box = { x: 5, y: 5, width: 90, height: 91 };
export const SMALL_WINDOW: Box = { x: 5, y: 5, width: 90, height: 76 };

/** A scene before its ground, which is folded the other way round, and behind the rail. */
export const drawWindow = (ground: Ink, scene: ReactNode): ReactNode => (
  <g clipPath={clip('window')}>
    <path d="M5 5H50V95H5Z" fill={shade(ground)} />
    <path d="M50 5H95V95H50Z" fill={lit(ground)} />
    {scene}
    <path d="M5 88.5Q50 80.5 95 88.5V96H5Z" fill={INKS.ink[0]} />
  </g>
);

export const drawSmallWindow = (ground: Ink, scene: ReactNode): ReactNode => (
  <g clipPath={clip('smallWindow')}>
    <path d="M5 5H50V81H5Z" fill={shade(ground)} />
    <path d="M50 5H95V81H50Z" fill={lit(ground)} />
    <g transform="translate(10 0) scale(.93)">{scene}</g>
  </g>
);
