import type { ReactNode, RefObject } from 'react';
import type { DrawnGaze, EyePose } from '../eyes/eye-style.ts';
import eyesCss from '../eyes/eyes.module.css';
import { Eyes } from '../eyes/eyes.tsx';
import { clip } from '../kit/clips.ts';
import { INKS } from '../kit/inks.ts';
import type { Colour } from './colours.ts';
import { type Expression, HandOnChin, RaisedBrows } from './expressions.tsx';
import { guestOf } from './guest.ts';
import { ReactionLayer } from './reaction-layer.tsx';

interface RoundGuestProps {
  readonly guest: number;
  readonly colour: Colour;
  readonly gaze: DrawnGaze | undefined;
  readonly pose: EyePose;
  readonly expression: Expression | undefined;
  readonly eyes?: RefObject<SVGGElement | null>;
  /** How the guest stands in the round, as a transform. */
  readonly stands: string;
  readonly seat?: number | undefined;
}

/** A guest in a round window of 100 by 100, without its frame. */
export function RoundGuest({
  guest: number,
  colour,
  gaze,
  pose,
  expression,
  eyes,
  stands,
  seat,
}: RoundGuestProps): ReactNode {
  const guest = guestOf(number, colour);
  return (
    <g clipPath={clip('round')}>
      <path d="M0 0H50V100H0Z" fill={INKS.plum[1]} />
      <path d="M50 0H100V100H50Z" fill={INKS.plum[0]} />
      <g transform={stands}>
        {guest.coat}
        <g className={eyesCss.head} data-part="head">
          {guest.head}
          {guest.mask}
          <Eyes ref={eyes} look={guest.eyes} gaze={gaze} pose={pose} />
          {guest.hat}
          {guest.hat && guest.ornament}
          <RaisedBrows expression={expression} />
        </g>
        <HandOnChin expression={expression} />
      </g>
      <ReactionLayer
        seat={seat}
        face={number}
        colour={colour}
        isSignalling={expression !== undefined}
        fold={50}
        stands={stands}
      />
    </g>
  );
}
