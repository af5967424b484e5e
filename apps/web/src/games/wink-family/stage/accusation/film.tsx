import { winkOf } from '../../../../ui/art/guests/costume/wink-side.ts';
import { PAPER } from '../../../../ui/art/index.ts';
import { slab } from '../../../../ui/art/kit/paths.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import type { Shown } from '../../../../ui/stage/art/stage-loge.tsx';

interface FilmProps {
  readonly of: Shown;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Five frames of a wink: which are lit is where the eye is shut. */
const FRAMES = ['open', 'open', 'shut', 'shut', 'open'] as const;

export function Film({ of, x, y, width }: FilmProps) {
  const frame = width / FRAMES.length;
  const high = frame * 0.74;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={slab(-8, -12, width + 16, high + 24, 8)} fill="#260C27" />
      {FRAMES.map((pose, nth) => {
        const isLit = pose === 'shut';
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: frames stay in their order.
            key={nth}
            x={nth * frame + 3}
            width={frame - 6}
            height={high}
            viewBox="15 32 70 54"
            aria-hidden="true"
          >
            <path d="M15 32H50V86H15Z" fill={isLit ? '#FFDF8E' : '#5A1F4A'} />
            <path d="M50 32H85V86H50Z" fill={isLit ? '#FFEDBE' : '#7A2F62'} />
            <Bust {...of} mood="calm" pose={isLit ? winkOf(of.face) : 'open'} gaze={{ x: -0.5, y: 0 }} />
          </svg>
        );
      })}
      {Array.from({ length: 20 }, (_, hole) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: holes stay in their order.
          key={hole}
          d={[-9, high + 3]
            .map((top) => slab(hole * (frame / 4) + frame / 16, top, frame / 8, 6, 2))
            .join('')}
          fill={PAPER}
          opacity=".85"
        />
      ))}
    </g>
  );
}
