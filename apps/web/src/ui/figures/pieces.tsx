import type { ReactNode } from 'react';
import { type Colour, type DrawnGaze, Loge, type LogeProps, Pawn } from '../art/index.ts';
import figuresCss from '../figures.module.css';
import css from './pieces.module.css';

/** The people of every example. */
export const PEOPLE = {
  zoe: { name: 'Zoé', guest: 1, colour: 'rose' },
  ada: { name: 'Ada', guest: 2, colour: 'emerald' },
  bo: { name: 'Bo', guest: 3, colour: 'sky' },
  lin: { name: 'Lin', guest: 5, colour: 'violet' },
  ines: { name: 'Inès', guest: 0, colour: 'vermilion' },
} as const satisfies Record<string, { name: string; guest: number; colour: Colour }>;

type Who = keyof typeof PEOPLE;

interface PersonProps extends Pick<LogeProps, 'lit' | 'eye' | 'expression'> {
  readonly who: Who;
  readonly gaze?: DrawnGaze;
  readonly children?: ReactNode;
}

/** Somebody, with what lies in front of them. */
export function Person({ who, children, lit = false, ...look }: PersonProps) {
  return (
    <div className={figuresCss.person} data-part="fig-person">
      <Loge {...PEOPLE[who]} {...look} lit={lit} plain={!lit} held blinks={false} />
      {children}
    </div>
  );
}

interface PlaceProps {
  readonly children: ReactNode;
  readonly pawn?: Who;
  readonly isChosen?: boolean;
}

/** A place for a card, on the table or in a hand. */
export function Place({ children, pawn, isChosen = false }: PlaceProps) {
  return (
    <div className={css.place} data-part="fig-place" data-chosen={isChosen || undefined}>
      {children}
      {pawn && (
        <span className={css.pawn}>
          <Pawn colour={PEOPLE[pawn].colour} />
        </span>
      )}
    </div>
  );
}

const HEADS = {
  right: 'M80 8L94 20L80 32',
  left: 'M20 8L6 20L20 32',
  up: 'M8 20L20 6L32 20',
  down: 'M8 80L20 94L32 80',
} as const;

interface ArrowProps {
  readonly way: 'both' | 'up' | 'down';
  /** A look that meets nothing. */
  readonly isFaint?: boolean;
}

export function Arrow({ way, isFaint = false }: ArrowProps) {
  const isLevel = way === 'both';
  return (
    <svg
      className={css.arrow}
      data-part="fig-arrow"
      viewBox={isLevel ? '0 0 100 40' : '0 0 40 100'}
      data-faint={isFaint || undefined}
      data-way={way}
      aria-hidden="true"
    >
      <path className={css.shaft} d={isLevel ? 'M6 20H94' : 'M20 6V94'} />
      <path d={isLevel ? HEADS.left + HEADS.right : HEADS[way]} />
    </svg>
  );
}

export const Score = ({ children }: { children: ReactNode }) => (
  <span className={css.score} data-part="fig-score">
    {children}
  </span>
);
