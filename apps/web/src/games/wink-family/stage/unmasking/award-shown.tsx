import type { WinkAward } from '@oeillade/story/wink-family';
import type { ReactNode } from 'react';
import artCss from '../../../../ui/art/art.module.css';
import { INKS, NIGHT, PAPER } from '../../../../ui/art/index.ts';
import { fitText } from '../../../../ui/art/kit/fit-text.ts';
import { slab } from '../../../../ui/art/kit/paths.ts';
import { sayAward } from './say-award.ts';

interface AwardShownProps {
  readonly award: WinkAward;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly tilt?: number;
  /** What it was given for, below. */
  readonly withReason?: boolean;
}

const [LIT, SHADE] = INKS.plum;
const STROKE = { fill: 'none', stroke: PAPER, strokeWidth: 3.4, strokeLinecap: 'round' } as const;

/** What a ribbon says in a drawing, in a circle of radius 16. */
const SIGNS: Readonly<Record<WinkAward['kind'], ReactNode>> = {
  'lynx-eye': (
    <>
      <path d="M-16 0Q0 -15 16 0Q0 15 -16 0Z" fill={PAPER} />
      <ellipse rx="4" ry="8.5" fill={NIGHT} />
    </>
  ),
  'near-miss': (
    <path d="M-11.5 0a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0M0 -6V0L5 3M0 -16V-13" {...STROKE} />
  ),
  'longest-gaze': (
    <>
      <path d="M-16 0Q-6 -11 2 0Q-6 11 -16 0Z" fill={PAPER} />
      <circle cx="-7" r="4.2" fill={NIGHT} />
      <path d="M5 0H16M12 -4.5L16.5 0L12 4.5" {...STROKE} />
    </>
  ),
  'best-kept': <path d="M-13 -5Q0 8 13 -5M-8.5 1L-12 7M0 3.5V10.5M8.5 1L12 7" {...STROKE} />,
  'good-nose': <path d="M-2 -13C-3 -3 -12 4 -12 8C-12 13 -5 13 -2 12M10 -6H16M9 1H16M8 8H16" {...STROKE} />,
  'leading-role': (
    <path d="M0 -14L4 -5L14 -4L6.500 2.500L9 12L0 7L-9 12L-6.500 2.500L-14 -4L-4 -5Z" fill={PAPER} />
  ),
};

/** An award on a ribbon of plum: vermilion stays the accusation's. */
export function AwardShown({ award, x, y, width, tilt = 0, withReason = true }: AwardShownProps) {
  const { title, reason } = sayAward(award);
  const height = width * 0.26;
  const name = fitText(title, width - height * 1.35, height * 0.46, height * 0.24);
  const why = fitText(reason, width * 0.86, 17.5, 11);
  return (
    <g transform={`translate(${x} ${y})`}>
      <g transform={`rotate(${tilt})`}>
        {[-1, 1].map((side) => (
          <path
            key={side}
            d={`M${side * width * 0.55} ${height * 0.25}L${side * width * 0.38} ${height * 0.25}V${height * 1.22}H${side * width * 0.55}L${side * width * 0.5} ${height * 0.74}Z`}
            fill="#3A1638"
          />
        ))}
        <path d={slab(-width / 2, 0, width, height, 5)} fill={LIT} />
        <path d={`M0 0H${width / 2 - 5}a5 5 0 0 1 5 5V${height - 5}a5 5 0 0 1 -5 5H0Z`} fill={SHADE} />
        <circle cx={-width / 2 + height * 0.62} cy={height / 2} r={height * 0.36} fill={NIGHT} />
        <g transform={`translate(${-width / 2 + height * 0.62} ${height / 2}) scale(${height * 0.0165})`}>
          {SIGNS[award.kind]}
        </g>
        <text
          x={-width / 2 + height * 1.12}
          y={height / 2 + name.size * 0.34}
          className={`${artCss.display} ${artCss.heavy}`}
          style={{ fontSize: name.size }}
          fill={PAPER}
        >
          {name.text}
        </text>
      </g>
      {withReason && (
        <>
          <path d={slab(-width * 0.46, height * 1.34, width * 0.92, 34, 17)} fill={NIGHT} />
          <text
            x="0"
            y={height * 1.34 + 23}
            textAnchor="middle"
            className={artCss.text}
            style={{ fontSize: why.size }}
            fill="#FFF1E2"
          >
            {why.text}
          </text>
        </>
      )}
    </g>
  );
}
