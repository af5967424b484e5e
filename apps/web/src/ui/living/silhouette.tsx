import { type ReactNode, useId } from 'react';
import type { Colour } from '../art/guests/colours.ts';
import { picturedGuestOf } from '../art/guests/guest.ts';
import type { Tone } from '../art/kit/inks.ts';

interface SilhouetteProps {
  readonly guest: number;
  readonly colour: Colour;
  /** How the guest stands in the drawing around it. */
  readonly stands: string;
  readonly tone: Tone;
}

/** The outline of somebody, cut out of folded paper: no face, and nothing of a moment. */
export function Silhouette({
  guest: figure,
  colour,
  stands,
  tone: [left, right],
}: SilhouetteProps): ReactNode {
  const id = useId();
  const guest = picturedGuestOf(figure, colour);
  return (
    <>
      <mask
        id={id}
        style={{ maskType: 'alpha' }}
        maskUnits="userSpaceOnUse"
        x="-30"
        y="-60"
        width="180"
        height="200"
      >
        <g transform={stands}>
          {guest.coat}
          {guest.head}
          {guest.hat}
        </g>
      </mask>
      <g mask={`url(#${id})`}>
        <path d="M-30 -60H60V140H-30Z" fill={left} />
        <path d="M60 -60H150V140H60Z" fill={right} />
      </g>
    </>
  );
}
