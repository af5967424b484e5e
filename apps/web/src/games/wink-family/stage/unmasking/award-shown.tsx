import type { WinkAward } from '@oeillade/story/wink-family';
import artCss from '../../../../ui/art/art.module.css';
import { INKS, NIGHT, PAPER } from '../../../../ui/art/index.ts';
import { fitText } from '../../../../ui/art/kit/fit-text.ts';
import { slab } from '../../../../ui/art/kit/paths.ts';
import { AWARD_SIGNS } from './award-signs.tsx';
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
          {AWARD_SIGNS[award.kind]}
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
