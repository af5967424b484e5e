import { use } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { timeLeft } from '../../shell/session/clock.ts';
import type { TableModel } from '../../shell/session/model.ts';
import { type Colour, colourOf, symbolPath } from '../art/index.ts';
import { HoldTime } from './hold-time.ts';
import css from './time-ring.module.css';
import { useNow } from './use-now.ts';

interface TimeRingProps {
  readonly colour: Colour;
  readonly clock: TableModel['clock'];
  /** The most that a turn may last; null for no limit. */
  readonly most: number | null;
}

const ROUND = 2 * Math.PI * 58;

/** How much of the turn is left, in the colour of whoever plays; without a limit, their symbol. */
export function TimeRing({ colour, clock, most }: TimeRingProps) {
  const isHeld = use(HoldTime)?.isHeld ?? false;
  const now = useNow(250, clock !== null && clock.until !== null && !clock.paused && !isHeld);
  const left = timeLeft(clock, now).turn;
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const share = left === null || most === null ? 1 : Math.min(1, left / most);
  const ink = colourOf(colour);
  return (
    <div
      className={css.ring}
      data-part="ring"
      role="timer"
      aria-label={seconds === null ? undefined : t('table.timeLeft', { seconds })}
    >
      <svg viewBox="0 0 136 136" aria-hidden="true">
        <circle cx="68" cy="68" r="58" fill="none" stroke="var(--panel-2)" strokeWidth="14" />
        <g
          fill="none"
          strokeLinecap="round"
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform="rotate(-90 68 68)"
        >
          <circle data-part="ring-edge" cx="68" cy="68" r="58" stroke="var(--edge)" strokeWidth="18" />
          <circle cx="68" cy="68" r="58" stroke={ink} strokeWidth="14" />
        </g>
        {seconds === null && (
          <path d={symbolPath(colour, 68, 68, 30)} fill={ink} stroke="var(--symbol-edge)" strokeWidth="3" />
        )}
      </svg>
      <span aria-hidden="true" data-long={(seconds ?? 0) > 99 || undefined}>
        {seconds}
      </span>
    </div>
  );
}
