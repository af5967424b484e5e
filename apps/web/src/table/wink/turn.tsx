import { colourOf, symbolPath } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { TableModel } from '../../session/model.ts';
import type { Person, WinkScreen } from './shown.ts';
import { useNow } from './use-now.ts';
import { timeLeft } from './wink-clock.ts';

interface TurnProps {
  readonly screen: WinkScreen;
  readonly clock: TableModel['clock'];
  /** The most that a turn may last; null for no limit. */
  readonly most: number | null;
  /** In few words. */
  readonly short?: boolean;
}

/** Whose turn it is, what they are at, and how long they have for it. */
export function Turn({ screen, clock, most, short = false }: TurnProps) {
  const { turn, isMyTurn } = screen;
  if (!turn) return null;
  const { name } = turn;
  return (
    <div className="wk-turn" data-mine={isMyTurn || undefined}>
      <Ring person={turn} clock={clock} most={most} />
      <div className="wk-turn-words">
        <h2>{isMyTurn ? t('table.yourTurn', { name }) : t('table.turnOf', { name })}</h2>
        <p>{sayStep(screen, name, short)}</p>
      </div>
    </div>
  );
}

function sayStep({ isMyTurn, step, turnCalled, mayPass }: WinkScreen, name: string, short: boolean): string {
  const isContact = step === 'contact' && turnCalled !== null;
  if (short && isContact) return t('table.whoHas', { number: turnCalled });
  if (short && !isMyTurn) return t('table.choosing');
  if (!isMyTurn) {
    return isContact ? t('table.turnContact', { name, number: turnCalled }) : t('table.turnCall', { name });
  }
  if (isContact) return `${t('table.whoHas', { number: turnCalled })} ${t('table.findWink')}`;
  return t(mayPass ? 'table.nothingToCall' : 'table.callACard');
}

const ROUND = 2 * Math.PI * 58;

function Ring({ person, clock, most }: { person: Person } & Pick<TurnProps, 'clock' | 'most'>) {
  const now = useNow(250, clock !== null && clock.until !== null && !clock.paused);
  const left = timeLeft(clock, now).turn;
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const share = left === null || most === null ? 1 : Math.min(1, left / most);
  const colour = colourOf(person.colour);
  return (
    <div
      className="wk-ring"
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
          <circle className="wk-ring-edge" cx="68" cy="68" r="58" stroke="var(--edge)" strokeWidth="18" />
          <circle cx="68" cy="68" r="58" stroke={colour} strokeWidth="14" />
        </g>
        {seconds === null && (
          <path
            d={symbolPath(person.colour, 68, 68, 30)}
            fill={colour}
            stroke="var(--symbol-edge)"
            strokeWidth="3"
          />
        )}
      </svg>
      <span aria-hidden="true">{seconds}</span>
    </div>
  );
}
