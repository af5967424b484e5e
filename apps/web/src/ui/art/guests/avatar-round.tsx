import { memo, useRef } from 'react';
import artCss from '../art.module.css';
import type { DrawnGaze, EyePose } from '../eyes/eye-style.ts';
import { useBlink } from '../eyes/use-blink.ts';
import { type Colour, colourOf } from './colours.ts';
import { signalEye } from './costume/wink-side.ts';
import type { Expression } from './expressions.tsx';
import { RoundGuest } from './round-guest.tsx';

export interface AvatarRoundProps {
  /** Whose face it is at the table that is shown: it reacts, and speaks, as that seat does. */
  readonly seat?: number | undefined;
  readonly guest: number;
  readonly colour: Colour;
  readonly gaze?: DrawnGaze | undefined;
  readonly eye?: EyePose | undefined;
  /** An agreed signal, held still. */
  readonly expression?: Expression | undefined;
  readonly blinks?: boolean | undefined;
  /** What a screen reader says; nothing if left out. */
  readonly label?: string | undefined;
}

/** A guest in a ring of their colour, for lists and menus. */
export const AvatarRound = memo(function AvatarRound(props: AvatarRoundProps) {
  const { guest, colour, gaze, eye = 'open', blinks = false, label, expression } = props;
  const pose = signalEye(guest, expression) ?? eye;
  const eyes = useRef<SVGGElement>(null);
  useBlink(eyes, blinks && pose === 'open' && !expression);
  return (
    <svg
      className={artCss.avatarRound}
      data-part="avatar-round"
      viewBox="0 0 100 100"
      role="img"
      aria-label={label}
      aria-hidden={!label}
      data-expression={expression}
      data-portrait={props.seat}
      data-mouth={0.81}
      data-held={expression ? '' : undefined}
    >
      <RoundGuest
        guest={guest}
        colour={colour}
        gaze={gaze}
        pose={pose}
        expression={expression}
        eyes={eyes}
        stands="translate(0 6)"
        seat={props.seat}
      />
      <circle cx="50" cy="50" r="46" fill="none" stroke={colourOf(colour)} strokeWidth="6" />
    </svg>
  );
});
