import type { BoxArt } from '@oeillade/web/ui/art/brand/game-box.tsx';
import { INKS, NIGHT, PAPER } from '@oeillade/web/ui/art/kit/inks.ts';
import type { ReactNode } from 'react';

/** A die looks out from under its cup, with one pip for an eye. */
const drawCup = (): ReactNode => (
  <g transform="translate(7 34)">
    <path d="M42 40H100V128H28Z" fill={INKS.wood[0]} />
    <path d="M100 40H158L172 128H100Z" fill={INKS.wood[1]} />
    <path d="M42 40H158V54H42Z" fill={INKS.saffron[0]} />
    <path d="M70 96H100V146H70Z" fill={PAPER} />
    <path d="M100 96H130V146H100Z" fill={INKS.paper[1]} />
    <circle cx="100" cy="122" r="13" fill={NIGHT} />
    <circle cx="105" cy="116" r="4" fill={PAPER} />
    <path d="M66 120Q100 84 134 120" fill="none" stroke={NIGHT} strokeWidth="6" strokeLinecap="round" />
  </g>
);

export const BOX: BoxArt = {
  title: 'Liar’s dice',
  ground: 'cobalt',
  lid: '#6C87E0',
  side: '#1C2F73',
  size: 34,
  picture: drawCup,
};
