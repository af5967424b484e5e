import type { ReactNode } from 'react';
import { INKS, NIGHT, PAPER, type Tone } from '../kit/inks.ts';
import { SHUT_EYE } from '../kit/paths.ts';

/** Who looks at me: nobody, the one whom I look at and nobody else, one somebody else, or more than one. */
export type FeltMode = 'nobody' | 'only' | 'other' | 'many';

/** The middle of the medal, and the radius of the portrait in it. */
export const MIDDLE = { x: 65, y: 88 } as const;
export const RADIUS = 44;
export const BOX = '0 0 130 146';

export const TONES: Readonly<Record<FeltMode, Tone>> = {
  nobody: ['var(--panel-2)', 'var(--panel-2)'],
  only: INKS.saffron,
  other: INKS.paper,
  many: ['var(--danger)', 'var(--danger-2)'],
};

const DOMINO =
  'M-31 -9C-21 -15 -8 -11 0 -7C8 -11 21 -15 31 -9C33 7 23 14 12 13C6 12 3 8 0 8C-3 8 -6 12 -12 13C-23 14 -33 7 -31 -9Z';
const DOMINO_SHADE = 'M0 -7C8 -11 21 -15 31 -9C33 7 23 14 12 13C6 12 3 8 0 8Z';
const EYES = [-14.5, 14.5] as const;

/** Lids shut: nobody is behind it. */
const SHUT_DOMINO = (
  <g fill="none" stroke="var(--text-2)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
    <path d={DOMINO} fill="var(--panel-2)" paintOrder="stroke" />
    {EYES.map((x) => (
      <path key={x} d={SHUT_EYE} transform={`translate(${x} -1) scale(.62)`} />
    ))}
  </g>
);

/** One anonymous pair of eyes. They look down to my portrait, and tell of no seat. */
function openDomino(mode: FeltMode): ReactNode {
  const [lit, shade] = TONES[mode];
  return (
    <>
      <path d={DOMINO} fill={lit} stroke={NIGHT} strokeWidth="5" strokeLinejoin="round" paintOrder="stroke" />
      <path d={DOMINO_SHADE} fill={shade} />
      {EYES.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <circle r="9" fill={PAPER} stroke={mode === 'other' ? NIGHT : undefined} strokeWidth="2.4" />
          <circle cy="2.6" r="5" fill={NIGHT} />
          <circle cx="1.7" cy=".9" r="1.5" fill={PAPER} />
        </g>
      ))}
    </>
  );
}

/** Where the dominoes lean over the rim, in degrees from the top; those that are down wait at the places to come. */
const LEANING: readonly (readonly number[])[] = [
  [0, 24, 46],
  [0, 24, 46],
  [-24, 24, 46],
  [-46, 0, 46],
];
const MOST = LEANING.length - 1;

/** A domino for each pair of eyes, three at most: they come up from behind the rim and go down there again. */
export function FeltCrown({ count, mode }: { readonly count: number; readonly mode: FeltMode }): ReactNode {
  const shown = Math.min(count, MOST);
  const scale = shown > 1 ? 0.78 : 1;
  const rise = RADIUS + (shown > 1 ? 21 : 23);
  return (
    <>
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y - RADIUS - 23})`}>
        <g className="felt-domino" data-up={count === 0 || undefined}>
          {SHUT_DOMINO}
        </g>
      </g>
      {LEANING[shown]!.map((degrees, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a domino is its place.
          key={index}
          transform={`rotate(${degrees} ${MIDDLE.x} ${MIDDLE.y}) translate(${MIDDLE.x} ${MIDDLE.y - rise}) scale(${scale})`}
        >
          <g className="felt-domino" data-up={index < shown || undefined}>
            {openDomino(mode)}
          </g>
        </g>
      ))}
    </>
  );
}

const TEETH = 26;
const [ROOT, TIP] = [RADIUS + 5, RADIUS + 13];

/** Corners of the saw from one to another, clockwise from the top. */
const teeth = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, step) => {
    const corner = from + step;
    const angle = (corner / TEETH - 0.5) * Math.PI;
    const radius = corner % 2 ? ROOT : TIP;
    const along = (middle: number, part: number) => (middle + radius * part).toFixed(1);
    return `${along(MIDDLE.x, Math.cos(angle))} ${along(MIDDLE.y, Math.sin(angle))}`;
  }).join('L');

const RING = RADIUS + 9;
const TOP = `M${MIDDLE.x} ${MIDDLE.y - RING}a${RING} ${RING} 0 0 1 0 ${2 * RING}`;

/** The whole outline, and its half in the shade. */
const DISC = [`${TOP}a${RING} ${RING} 0 0 1 0 ${-2 * RING}Z`, `${TOP}Z`] as const;
const SAW = [`M${teeth(0, 2 * TEETH - 1)}Z`, `M${teeth(0, TEETH)}Z`] as const;

/** Dotted, whole, or a saw: the outline alone tells them apart. */
export function FeltContour({ mode }: { readonly mode: FeltMode }): ReactNode {
  if (mode === 'nobody') {
    return (
      <circle
        cx={MIDDLE.x}
        cy={MIDDLE.y}
        r={RADIUS + 5}
        fill="var(--panel)"
        stroke="var(--text-2)"
        strokeWidth="3"
        strokeDasharray="1 8.2"
        strokeLinecap="round"
      />
    );
  }
  const [whole, half] = mode === 'many' ? SAW : DISC;
  const [lit, shade] = TONES[mode];
  return (
    <>
      <path
        d={whole}
        fill={lit}
        stroke={NIGHT}
        strokeWidth={mode === 'many' ? 5 : 3}
        strokeLinejoin="round"
        paintOrder="stroke"
      />
      <path d={half} fill={shade} />
    </>
  );
}
