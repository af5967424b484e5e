import { memo } from 'react';
import { COLOUR_TONES, symbolPath } from '../../art/guests/colours.ts';
import { faceOf } from '../../art/guests/faces.ts';
import { INKS, NIGHT, PAPER } from '../../art/kit/inks.ts';
import { slab } from '../../art/kit/paths.ts';
import type { Shown } from './stage-loge.tsx';

interface HandProps {
  readonly of: Pick<Shown, 'face' | 'colour'>;
}

const CREASE = { stroke: NIGHT, strokeWidth: 3, strokeLinecap: 'round', opacity: 0.35 } as const;

const inksOf = ({ face, colour }: HandProps['of']) => {
  const { skin, coat } = faceOf(face);
  return { skin: INKS[skin], coat: INKS[coat], ink: COLOUR_TONES[colour][0] };
};

/** The accusing hand: it points to the right, and its fingertip is at 0, 0. */
export const PointingHand = memo(function PointingHand({ of }: HandProps) {
  const { skin, coat, ink } = inksOf(of);
  const [light, dark] = skin;
  return (
    <g transform="translate(-392 -68)">
      <path d="M-420 26L96 40V160L-420 190Z" fill={coat[0]} />
      <path d="M-420 108L96 100V160L-420 190Z" fill={coat[1]} />
      <path d="M64 30Q82 24 112 34V168Q82 178 64 172Z" fill={PAPER} />
      <path d="M64 100H112V168Q82 178 64 172Z" fill={INKS.paper[1]} />
      <path d={symbolPath(of.colour, 88, 132, 13)} fill={ink} />
      <path d="M108 46C140 34 180 36 240 50H272V150C240 172 150 172 108 154Z" fill={light} />
      <path d="M108 104H262V150C240 172 150 172 108 154Z" fill={dark} />
      <path d="M208 132H262A13 13 0 0 1 262 160H208A14 14 0 0 1 208 132Z" fill={dark} />
      <path d="M206 108H280A14 14 0 0 1 280 136H206A14 14 0 0 1 206 108Z" fill={dark} />
      <path d="M206 84H292A13 13 0 0 1 292 110H206A13 13 0 0 1 206 84Z" fill={dark} />
      <path d="M206 134H266M206 109H284M212 86H296" {...CREASE} />
      <path d="M200 48H374A18 18 0 0 1 374 85H200Z" fill={light} />
      <path d="M270 67H391A18 18 0 0 1 374 85H262Z" fill={dark} />
      <path d="M366 52Q386 52 388 62Q376 66 364 63Q360 56 366 52Z" fill={PAPER} opacity=".75" />
      <path
        d="M138 78C158 50 196 48 222 70C240 82 262 88 262 104C262 118 244 120 226 114C200 108 186 118 166 122C144 122 130 100 138 78Z"
        fill={light}
      />
      <path
        d="M150 116C176 112 200 104 226 110C240 113 254 112 261 103C262 118 244 120 226 114C200 108 186 118 166 122C159 122 154 120 150 116Z"
        fill={dark}
      />
    </g>
  );
});

const PRINT =
  'M-26 -30Q-18 -40 -10 -30V-12M-40 -22C-42 -62 6 -62 4 -22V0M-40 -6V8M-25 -14V16M-10 2V18' +
  'M-55 -18C-58 -84 22 -84 19 -18V-6M-54 0Q-52 10 -46 18M18 8Q16 14 12 20';

/** The hand that points at you, fingertip first: the print is a target. */
export const HandAtYou = memo(function HandAtYou({ of }: HandProps) {
  const { skin, coat, ink } = inksOf(of);
  const [light, dark] = skin;
  return (
    <g>
      <path d="M-58 86H0V330H-128Z" fill={coat[0]} />
      <path d="M0 86H58L128 330H0Z" fill={coat[1]} />
      <path d="M-70 92Q0 66 70 92L76 138Q0 112 -76 138Z" fill={PAPER} />
      <path d="M0 79Q36 79 70 92L76 138Q36 124 0 125Z" fill={INKS.paper[1]} />
      <path d={symbolPath(of.colour, 0, 104, 12)} fill={ink} />
      <path
        d="M-70 -14C-76 -46 -50 -56 -22 -54H54C84 -54 92 -32 90 0C88 44 70 86 44 92H-40C-62 84 -66 30 -70 -14Z"
        fill={light}
      />
      <path d="M0 -54H54C84 -54 92 -32 90 0C88 44 70 86 44 92H0Z" fill={dark} />
      <path
        d="M-84 6C-104 20 -100 52 -76 66C-50 80 -8 78 14 66C26 58 20 44 6 42C-22 42 -44 34 -54 14C-62 -2 -74 0 -84 6Z"
        fill={light}
      />
      <path
        d="M-76 66C-50 80 -8 78 14 66C22 61 22 54 18 48C6 58 -44 62 -88 44C-88 54 -84 62 -76 66Z"
        fill={dark}
      />
      <path d={slab(26, -46, 30, 86, 15) + slab(58, -40, 28, 76, 14)} fill={light} />
      <path d="M56 -30V30M88 -24V20" {...CREASE} />
      <path
        d="M41 -46a15 15 0 0 1 15 15V25a15 15 0 0 1 -15 15ZM72 -40a14 14 0 0 1 14 14V22a14 14 0 0 1 -14 14Z"
        fill={dark}
      />
      <circle cx="-18" cy="-18" r="64" fill={NIGHT} opacity=".35" />
      <circle cx="-18" cy="-26" r="62" fill={light} />
      <path d="M-18 -88a62 62 0 0 1 0 124Z" fill={dark} />
      <path d={PRINT} fill="none" stroke={NIGHT} strokeWidth="5" strokeLinecap="round" opacity=".55" />
    </g>
  );
});
