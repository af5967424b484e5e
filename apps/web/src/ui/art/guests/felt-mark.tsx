import type { ReactNode } from 'react';
import { NIGHT } from '../kit/inks.ts';
import { BOX, FeltContour, FeltCrown, type FeltMode, MIDDLE, RADIUS, TONES } from './felt-eyes.tsx';

interface FeltMarkProps {
  readonly count: number;
  readonly mode: FeltMode;
}

/** The same beside a portrait that is drawn elsewhere: the number stands where the face would be. */
export function FeltMark({ count, mode }: FeltMarkProps): ReactNode {
  const { x: cx, y: cy } = MIDDLE;
  return (
    <svg className="felt-mark" viewBox={BOX} aria-hidden="true" data-felt={mode}>
      <FeltCrown count={count} mode={mode} />
      <FeltContour mode={mode} />
      <circle cx={cx} cy={cy} r={RADIUS + 3} fill={NIGHT} />
      <circle cx={cx} cy={cy} r={RADIUS} fill={mode === 'nobody' ? 'var(--card)' : TONES[mode][0]} />
      <text x={cx} y={cy + 24} className="felt-number felt-number-large">
        {count}
      </text>
    </svg>
  );
}
