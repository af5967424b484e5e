import type { ReactNode } from 'react';
import artCss from '../art.module.css';
import type { DrawnGaze, EyePose } from '../eyes/eye-style.ts';
import { NIGHT } from '../kit/inks.ts';
import type { Colour } from './colours.ts';
import { signalEye } from './costume/wink-side.ts';
import type { Expression } from './expressions.tsx';
import { BOX, FeltContour, FeltCrown, type FeltMode, MIDDLE, RADIUS, TONES } from './felt-eyes.tsx';
import { RoundGuest } from './round-guest.tsx';

export interface FeltMedalProps {
  /** Whose face it is at the table that is shown: it reacts, and speaks, as that seat does. */
  readonly seat?: number | undefined;
  readonly guest: number;
  readonly colour: Colour;
  readonly gaze?: DrawnGaze | undefined;
  /** A pose to hold. */
  readonly eye?: EyePose | undefined;
  /** An agreed signal, held still. */
  readonly expression?: Expression | undefined;
  readonly count: number;
  readonly mode: FeltMode;
  /** What a screen reader says; nothing if left out. */
  readonly label?: string | undefined;
}

/** The portrait's window is drawn 100 by 100, with a radius of 47. */
const SCALE = RADIUS / 47;
const PORTRAIT = `translate(${MIDDLE.x - 50 * SCALE} ${MIDDLE.y - 50 * SCALE}) scale(${SCALE.toFixed(3)})`;
const CLOSE = 'translate(-10 -6.8) scale(1.2)';

/** My own portrait with the eyes that rest on it: how many in four ways, by dominoes, contour, ink and number. */
export function FeltMedal({
  seat,
  guest,
  colour,
  gaze,
  eye = 'open',
  expression,
  count,
  mode,
  label,
}: FeltMedalProps): ReactNode {
  return (
    <svg
      className={`${artCss.avatarRound} ${artCss.feltMedal}`}
      data-part="avatar-round felt-medal"
      viewBox={BOX}
      role="img"
      aria-label={label}
      aria-hidden={!label}
      data-felt={mode}
      data-portrait={seat}
      data-mouth={0.82}
      data-expression={expression}
      data-held={expression ? '' : undefined}
    >
      <FeltCrown count={count} mode={mode} />
      <FeltContour mode={mode} />
      <circle cx={MIDDLE.x} cy={MIDDLE.y} r={RADIUS + 3} fill={NIGHT} />
      <g transform={PORTRAIT}>
        <RoundGuest
          guest={guest}
          colour={colour}
          gaze={gaze}
          pose={signalEye(guest, expression) ?? eye}
          expression={expression}
          stands={CLOSE}
          seat={seat}
        />
      </g>
      <g transform={`translate(${MIDDLE.x + 37} ${MIDDLE.y + 37})`}>
        <circle r="17" fill={NIGHT} />
        <circle r="14.5" fill={mode === 'nobody' ? 'var(--card)' : TONES[mode][0]} />
        <text y="8" className={artCss.feltNumber} data-part="felt-number">
          {count}
        </text>
      </g>
    </svg>
  );
}
