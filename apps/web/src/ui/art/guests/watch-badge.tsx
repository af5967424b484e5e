import { memo } from 'react';
import { NIGHT, PAPER } from '../kit/inks.ts';
import { type Colour, colourOf } from './colours.ts';

/** On a box whose guest looks at me. */
export const WatchBadge = memo(function WatchBadge({ colour }: { readonly colour: Colour }) {
  return (
    <svg className="watch-badge" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22" fill={NIGHT} />
      <circle cx="24" cy="24" r="20" fill={colourOf(colour)} />
      <path d="M6 24Q24 5 42 24Q24 43 6 24Z" fill={PAPER} />
      <circle cx="24" cy="26" r="8" fill={NIGHT} />
    </svg>
  );
});
