import type { spywhereRules } from '@oeillade/games';
import type { ReactNode } from 'react';
import { PAPER } from '../../../ui/art/kit/inks.ts';
import { lozenge, slab, star } from '../../../ui/art/kit/paths.ts';

export type PatternName = spywhereRules.NationFacts['pattern'];

interface Pattern {
  readonly width: number;
  readonly height: number;
  readonly turned?: number;
  readonly drawing: ReactNode;
}

const WAVES = [
  [8, 8],
  [0, 12],
  [16, 12],
] as const;

/** Nationalities are told apart by these too, never by colour alone. */
const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  stripes: { width: 10, height: 10, turned: 45, drawing: <rect width="5" height="10" fill={PAPER} /> },
  dots: {
    width: 10,
    height: 10,
    drawing: (
      <g fill={PAPER}>
        <circle cx="2.5" cy="2.5" r="1.9" />
        <circle cx="7.5" cy="7.5" r="1.9" />
      </g>
    ),
  },
  waves: {
    width: 16,
    height: 8,
    drawing: (
      <g fill="none" stroke={PAPER} strokeWidth="1.3">
        {WAVES.flatMap(([x, y]) =>
          [7.3, 4].map((radius) => <circle key={`${x} ${radius}`} cx={x} cy={y} r={radius} />),
        )}
      </g>
    ),
  },
  check: {
    width: 14,
    height: 14,
    drawing: (
      <>
        <path d="M0 3.5H14M0 6.5H14M3.5 0V14M6.5 0V14" stroke={PAPER} strokeWidth="1.1" />
        <path d={slab(9, 9, 3.6, 3.6, 0)} fill={PAPER} />
      </>
    ),
  },
  lozenges: { width: 9, height: 15, drawing: <path d={lozenge(4.5, 7.5, 4.5, 7.5)} fill={PAPER} /> },
  stars: {
    width: 18,
    height: 18,
    drawing: <path d={star(4.5, 4.8, 3.8) + star(13.5, 13.8, 3.8)} fill={PAPER} />,
  },
};

const idOf = (name: PatternName): string => `oe-pattern-${name}`;

export const patternFill = (name: PatternName): string => `url(#${idOf(name)})`;

export function Patterns() {
  return (Object.keys(PATTERNS) as PatternName[]).map((name) => {
    const { width, height, turned, drawing } = PATTERNS[name];
    return (
      <pattern
        key={name}
        id={idOf(name)}
        width={width}
        height={height}
        patternUnits="userSpaceOnUse"
        {...(turned ? { patternTransform: `rotate(${turned})` } : {})}
      >
        {drawing}
      </pattern>
    );
  });
}
