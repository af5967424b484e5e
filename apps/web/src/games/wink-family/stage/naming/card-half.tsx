import { PAPER } from '../../../../ui/art/index.ts';
import { stageClip, TEAR_LINE } from '../../../../ui/stage/art/clips.tsx';
import { CharacterCard } from '../../art/index.ts';

interface CardHalfProps {
  readonly side: 'left' | 'right';
  readonly number: number;
  /** Where the middle of the whole card would be. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt?: number;
}

/** Half of a card that was torn along its own fold. */
export function CardHalf({ side, number, x, y, width, tilt = 0 }: CardHalfProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${width / 100}) translate(-50 -61)`}>
      <g clipPath={stageClip(side === 'left' ? 'tornLeft' : 'tornRight')}>
        <svg width="100" height="122" aria-hidden="true">
          <CharacterCard number={number} />
        </svg>
      </g>
      <path d={TEAR_LINE} fill="none" stroke={PAPER} strokeWidth="3.4" strokeLinejoin="round" />
    </g>
  );
}
