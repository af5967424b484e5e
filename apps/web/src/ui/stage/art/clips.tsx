import { memo } from 'react';
import artCss from '../../art/art.module.css';

const archOf = (height: number): string => `M0 ${height}V50A50 50 0 0 1 100 50V${height}Z`;

/** Arches of a loge that is 100 wide, and how somebody stands in them. */
export const ARCHES = {
  low: { height: 108, outline: archOf(108), stands: 'translate(-7 10) scale(1.14)' },
  tall: { height: 150, outline: archOf(150), stands: 'translate(-18 9) scale(1.36)' },
} as const;
export type ArchName = keyof typeof ARCHES;

/** How a card of 100 by 122 is torn along its fold. */
const TEAR = [50, 56, 45, 57, 44, 55, 46, 58, 45, 54, 48, 50]
  .map((x, index) => `${x} ${((index * 122) / 11).toFixed(1)}`)
  .join('L');
export const TEAR_LINE = `M${TEAR}`;

const CLIPS = {
  low: ARCHES.low.outline,
  tall: ARCHES.tall.outline,
  tornLeft: `M-5 -5L${TEAR}L-5 127Z`,
  tornRight: `M105 -5L${TEAR}L105 127Z`,
  leftHalf: 'M-60 -60H50V200H-60Z',
  rightHalf: 'M50 -60H160V200H50Z',
  leftPage: 'M-4 -4H120V168H-4Z',
  rightPage: 'M120 -4H250V168H120Z',
} as const;
type ClipName = keyof typeof CLIPS;

const PREFIX = 'oe-stage-';

export const stageClip = (name: ClipName): string => `url(#${PREFIX}${name})`;

/** The outlines that cut what is on a stage. Once in the page, before what they cut. */
export const StageClips = memo(function StageClips() {
  return (
    <svg className={artCss.defs} width="0" height="0" aria-hidden="true">
      <defs>
        {Object.entries(CLIPS).map(([name, outline]) => (
          <clipPath key={name} id={`${PREFIX}${name}`}>
            <path d={outline} />
          </clipPath>
        ))}
      </defs>
    </svg>
  );
});
