import { memo } from 'react';
import { PAPER } from '../../art/kit/inks.ts';
import css from '../stage.module.css';
import type { StageShape } from '../use-stage-shape.ts';

const LIT = ['#F2542F', '#E0462A', '#CB3A1E'] as const;
const SHADED = ['#CB3A1E', '#B5301A', '#9C2A12'] as const;
const WIDTH = 720;
const HEIGHT = 900;
/** How far the hem reaches at its top, in the middle and at the floor: closed, both leave the gap of an arch. */
const REACH = { top: 690, middle: 470, floor: 420 } as const;
/** Where the folds of the cloth are, of its whole width. */
const FOLDS = Array.from({ length: 7 }, (_, fold) => [fold, fold + 0.5, fold + 0.8])
  .flat()
  .map((at) => at / 7);

/** The edge of a fold, from the ceiling to the floor; `share` is how far out it is. */
const fallAt = (share: number): string => {
  const [top, middle, floor] = [REACH.top, REACH.middle, REACH.floor].map((reach) => reach * share);
  return `${top} -10C${top} 270 ${middle} 405 ${middle} 558S${floor} 810 ${floor} 910`;
};
const riseAt = (share: number): string => {
  const [top, middle, floor] = [REACH.top, REACH.middle, REACH.floor].map((reach) => reach * share);
  return `${floor} 910C${floor} 810 ${middle} 711 ${middle} 558S${top} 270 ${top} -10`;
};

interface CurtainProps {
  readonly side: 'left' | 'right';
}

/** One half of the curtain, hung from the outer edge of the screen. */
export const Curtain = memo(function Curtain({ side }: CurtainProps) {
  const tones = side === 'left' ? LIT : SHADED;
  return (
    <svg
      className={css.curtain}
      data-side={side}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M-${WIDTH} -10H2V910H-${WIDTH}Z`} fill={tones[2]} />
      {FOLDS.map((share, index) => (
        <path
          key={share}
          d={`M${fallAt(share)}L${riseAt((FOLDS[index + 1] ?? 1) + 0.004)}Z`}
          fill={tones[index % 3]}
        />
      ))}
      <path
        d={`M${fallAt(1)}`}
        fill="none"
        stroke={PAPER}
        strokeWidth="10"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${fallAt(1)}`}
        fill="none"
        stroke={tones[2]}
        strokeWidth="3"
        strokeDasharray=".1 10"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
});

/** So many swags hang side by side. */
const SWAGS: Readonly<Record<StageShape, number>> = { standing: 5, lying: 11 };

const valanceOf = (swags: number): string => {
  const wide = 1440 / swags;
  const scallops = Array.from({ length: swags }, (_, nth) => {
    const from = 1440 - nth * wide;
    return `Q${from - wide / 2} 104 ${from - wide} 40`;
  });
  return `M0 -4H1440V40${scallops.join('')}Z`;
};

/** What hangs above the curtain and never moves. */
export const Valance = memo(function Valance({ shape }: { readonly shape: StageShape }) {
  const outline = valanceOf(SWAGS[shape]);
  return (
    <svg className={css.valance} viewBox="0 0 1440 80" preserveAspectRatio="none" aria-hidden="true">
      <path d={outline} fill="#260C27" opacity=".4" transform="translate(0 8)" />
      <path
        d={outline}
        fill="none"
        stroke={PAPER}
        strokeWidth="6"
        strokeDasharray=".1 12"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        transform="translate(0 3)"
      />
      <path d={outline} fill={LIT[0]} />
      <svg
        x="720"
        width="720"
        height="80"
        viewBox="720 0 720 80"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={outline} fill={SHADED[0]} />
      </svg>
      <path d="M0 22H1440" stroke={PAPER} strokeWidth="3" opacity=".9" vectorEffect="non-scaling-stroke" />
    </svg>
  );
});
