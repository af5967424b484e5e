import { type Colour, colourOf, symbolPath } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../../session/model.ts';
import { useNow } from '../wink/use-now.ts';
import { timeLeft } from '../wink/wink-clock.ts';
import { sayStep, sayTurn } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';

interface TurnProps {
  readonly screen: SpywhereScreen;
  readonly clock: TableModel['clock'];
  /** The most that a turn may last; null for no limit. */
  readonly most: number | null;
}

/** Whose turn it is, what they are at, and how long they have for it. */
export function Turn({ screen, clock, most }: TurnProps) {
  const whose = screen.turn ?? screen.me;
  return (
    <div className="sp-turn" data-mine={screen.isMyTurn || screen.last !== null || undefined}>
      <Ring colour={whose?.colour ?? 'ivory'} clock={clock} most={most} />
      <div className="sp-turn-words" aria-live="polite">
        <h2>{sayTurn(screen)}</h2>
        <p>{sayStep(screen)}</p>
      </div>
    </div>
  );
}

const ROUND = 2 * Math.PI * 58;

function Ring({ colour, clock, most }: { colour: Colour } & Omit<TurnProps, 'screen'>) {
  const now = useNow(250, clock !== null && clock.until !== null && !clock.paused);
  const left = timeLeft(clock, now).turn;
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const share = left === null || most === null ? 1 : Math.min(1, left / most);
  const ink = colourOf(colour);
  return (
    <div
      className="sp-ring"
      role="timer"
      aria-label={seconds === null ? undefined : t('table.timeLeft', { seconds })}
    >
      <svg viewBox="0 0 136 136" aria-hidden="true">
        <circle cx="68" cy="68" r="58" fill="none" stroke="var(--panel-2)" strokeWidth="14" />
        <circle
          cx="68"
          cy="68"
          r="58"
          fill="none"
          stroke={ink}
          strokeWidth="14"
          strokeLinecap="round"
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
          transform="rotate(-90 68 68)"
        />
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
