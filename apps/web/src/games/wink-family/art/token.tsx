import { memo, type ReactNode } from 'react';
import artCss from '../../../ui/art/art.module.css';
import { flat, fold, line, stack, turn } from '../../../ui/art/kit/draw.ts';
import { type Ink, PAPER } from '../../../ui/art/kit/inks.ts';
import { rays } from '../../../ui/art/kit/ornaments.ts';
import { circle, scalloped } from '../../../ui/art/kit/paths.ts';
import type { Edition } from '../edition.ts';

const SEAL = scalloped(50, 50, 44, 53, 16);

const SPY = stack(
  fold('M30 44C29 26 38 20 50 20C62 20 71 26 70 44Z', 'ink'),
  fold('M30.5 37H69.5V44H30.5Z', 'vermilion'),
  fold('M18 47C30 40 40 42 50 42C60 42 70 40 82 47C70 54 60 51 50 51C40 51 30 54 18 47Z', 'ink'),
  fold(circle(50, 62, 15), 'skin2'),
  fold(
    'M33 55C38 52 46 54 50 57C54 54 62 52 67 55C67 66 61 69 57 67C53 65 52 63 50 63C48 63 47 65 43 67C39 69 33 66 33 55Z',
    'ink',
  ),
  flat(circle(42, 60, 4) + circle(58, 60, 4), 'paper'),
  flat(circle(43.4, 60, 2.2) + circle(59.4, 60, 2.2), 'ink'),
);

const SHIELD = stack(
  fold('M50 18C60 24 70 26 78 26C78 52 72 70 50 84C28 70 22 52 22 26C30 26 40 24 50 18Z', 'paper'),
  flat('M30 48Q50 28 70 48Q50 68 30 48Z', 'teal'),
  flat(circle(50, 48, 9.5), 'paper'),
  flat(circle(50, 48, 5.5), 'ink'),
  line('M30 68L70 28', 'vermilion', 7),
);

/** The mask is lifted, and there is the eye. */
const LIFTED_MASK = stack(
  rays(50, 58, [14, 34], { count: 14, spread: 8, ink: 'saffron', from: 13 }),
  fold('M22 58Q50 32 78 58Q50 84 22 58Z', 'paper'),
  fold(circle(50, 58, 10.5), 'cobalt'),
  flat(circle(50, 58, 5.4), ['#260C27', '#260C27']),
  flat(circle(53.4, 54.6, 2.2), 'paper'),
  turn(
    -9,
    50,
    33,
    fold(
      'M24 25C33 20 43 22 50 26C57 22 67 20 76 25C77 38 69 42 61 41C55 40 53 37 50 37C47 37 45 40 39 41C31 42 23 38 24 25Z',
      'ink',
    ),
    flat(circle(38.5, 31.5, 4.4), 'vermilion'),
    flat(circle(61.5, 31.5, 4.4), ['#CB3A1E', '#CB3A1E']),
  ),
);

type TokenName = Edition['design']['token'];

const TOKENS: Readonly<Record<TokenName, readonly [Ink, ReactNode]>> = {
  spy: ['saffron', SPY],
  shield: ['teal', SHIELD],
  'lifted-mask': ['vermilion', LIFTED_MASK],
};

/** An edition's spy card. */
export const Token = memo(function Token({ shows }: { readonly shows: TokenName }) {
  const [ink, picture] = TOKENS[shows];
  return (
    <svg className={artCss.token} data-part="token" viewBox="0 0 100 100" aria-hidden="true">
      {fold(SEAL, ink)}
      <circle
        cx="50"
        cy="50"
        r="37"
        fill="none"
        stroke={PAPER}
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      {picture}
    </svg>
  );
});
