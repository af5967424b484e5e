import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { TimeRing } from '../../../ui/table/time-ring.tsx';
import type { WinkScreen } from './shown.ts';

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
      <TimeRing colour={turn.colour} clock={clock} most={most} />
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
