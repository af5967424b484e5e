import { memo, useRef } from 'react';
import type { EyePose, Gaze } from '../eyes/eye-style.ts';
import { Eyes } from '../eyes/eyes.tsx';
import { useBlink } from '../eyes/use-blink.ts';
import { clip } from '../kit/clips.ts';
import { INKS } from '../kit/inks.ts';
import { type Colour, colourOf } from './colours.ts';
import { type Expression, HandOnChin, RaisedBrows, WINKS } from './expressions.tsx';
import { guestOf } from './guest.ts';

export interface AvatarRoundProps {
  readonly guest: number;
  readonly colour: Colour;
  readonly gaze?: Gaze | undefined;
  readonly eye?: EyePose | undefined;
  /** An agreed signal, held still. */
  readonly expression?: Expression | undefined;
  readonly blinks?: boolean | undefined;
  /** What a screen reader says; nothing if left out. */
  readonly label?: string | undefined;
}

/** A guest in a ring of their colour, for lists and menus. */
export const AvatarRound = memo(function AvatarRound(props: AvatarRoundProps) {
  const { guest: number, colour, gaze, eye = 'open', blinks = false, label, expression } = props;
  const pose = (expression && WINKS[expression]) ?? eye;
  const guest = guestOf(number, colour);
  const eyes = useRef<SVGGElement>(null);
  useBlink(eyes, blinks && pose === 'open' && !expression);
  return (
    <svg
      className="avatar-round"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      aria-hidden={!label}
      data-expression={expression}
      data-held={expression ? '' : undefined}
    >
      <g clipPath={clip('round')}>
        <path d="M0 0H50V100H0Z" fill={INKS.plum[1]} />
        <path d="M50 0H100V100H50Z" fill={INKS.plum[0]} />
        <g transform="translate(0 6)">
          {guest.coat}
          <g className="head">
            {guest.head}
            {guest.mask}
            <Eyes ref={eyes} look={guest.eyes} gaze={gaze} pose={pose} />
            <RaisedBrows expression={expression} />
          </g>
          <HandOnChin expression={expression} />
        </g>
      </g>
      <circle cx="50" cy="50" r="46" fill="none" stroke={colourOf(colour)} strokeWidth="6" />
    </svg>
  );
});
