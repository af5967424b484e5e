import artCss from '../../../../ui/art/art.module.css';
import { NIGHT, PAPER } from '../../../../ui/art/index.ts';
import { slab } from '../../../../ui/art/kit/paths.ts';
import { clockText } from '../../../../ui/replay/clock-text.ts';
import type { Shown } from '../../../../ui/stage/art/stage-loge.tsx';
import { sayStage } from '../../texts/stage.ts';
import type { WinkRemembered } from '../witness.ts';
import { Film } from './film.tsx';

interface EvidenceProps {
  readonly wink: WinkRemembered;
  readonly of: Shown;
  /** The ruler comes last. */
  readonly isDrawn: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** How long a wink is drawn: the ruler has its length. */
const WHOLE = 520;
const SHUT = { from: 90, lasts: 290 } as const;

/** Light is the proof: the strip of the wink, and on the ruler for how long it was looked at. */
export function Evidence({ wink, of, isDrawn, x, y, width }: EvidenceProps) {
  const seen = Math.min(wink.ms ?? 0, WHOLE);
  const high = width * 0.05;
  const ruler = y + width * 0.25;
  const at = (ms: number) => x + (width * ms) / WHOLE;
  return (
    <g>
      <Film of={of} x={x} y={y} width={width} />
      <g className={artCss.text}>
        <text
          x={x + width / 2}
          y={y - high * 0.7}
          textAnchor="middle"
          style={{ fontSize: 16 }}
          fill="#E0BDD0"
        >
          {sayStage('slow')}
        </text>
      </g>
      {isDrawn && wink.ms !== null && (
        <>
          <path d={slab(x, ruler, width, high, high / 2)} fill="#6E3E6C" />
          <path d={slab(at(SHUT.from), ruler, (width * SHUT.lasts) / WHOLE, high, high / 2)} fill={PAPER} />
          <path
            d={slab(
              at((WHOLE - seen) / 2),
              ruler - 4,
              Math.max((width * seen) / WHOLE, high * 2),
              high + 8,
              (high + 8) / 2,
            )}
            fill="#FFC43A"
          />
          <text
            x={x + width / 2}
            y={ruler + high * 0.86}
            textAnchor="middle"
            className={artCss.display}
            style={{ fontSize: high * 1.05 }}
            fill={NIGHT}
          >
            {wink.ms} ms
          </text>
          <text
            x={x + width / 2}
            y={ruler + high * 3.1}
            textAnchor="middle"
            className={artCss.display}
            style={{ fontSize: high * 1.4 }}
            fill={PAPER}
          >
            {sayStage('seenAt', { at: clockText(wink.at), ms: wink.ms })}
          </text>
        </>
      )}
    </g>
  );
}
