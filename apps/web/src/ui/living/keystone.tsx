import type { ReactNode } from 'react';
import type { DrawnGaze } from '../art/eyes/eye-style.ts';
import { Eyes } from '../art/eyes/eyes.tsx';
import type { Colour } from '../art/guests/colours.ts';
import { picturedGuestOf } from '../art/guests/guest.ts';

interface KeystoneProps {
  readonly guest: number;
  readonly colour: Colour;
  /** Where those eyes look; null while I do not see it. */
  readonly gaze: DrawnGaze | null;
}

/** The middle of a guest's eyes comes to the top of the arch. */
const HUNG = 'translate(60 9) scale(.86) translate(-50 -52)';

/**
 * The mask of whoever sits there, hung on the arch of their box: a camera cannot show whom somebody looks at across the table,
 * and so these eyes do.
 */
export function Keystone({ guest: figure, colour, gaze }: KeystoneProps): ReactNode {
  const { mask, eyes } = picturedGuestOf(figure, colour);
  return (
    <g transform={HUNG} data-part="keystone" data-gaze={gaze ? '' : undefined}>
      {mask}
      <Eyes look={eyes} gaze={gaze ?? undefined} pose={gaze ? 'open' : 'blink'} />
    </g>
  );
}
