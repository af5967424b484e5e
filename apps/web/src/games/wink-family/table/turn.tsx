import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { TimeRing } from '../../../ui/table/time-ring.tsx';
import { say } from '../texts/table.ts';
import type { WinkScreen } from './shown.ts';
import css from './turn.module.css';
import { useShown } from './use-wink.ts';

type TurnShown = Pick<WinkScreen, 'turn' | 'isMyTurn' | 'step' | 'turnCalled' | 'mayPass'>;

interface TurnProps {
  readonly screen: TurnShown;
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
    <div className={css.turn} data-part="wink-turn" data-mine={isMyTurn || undefined}>
      <TimeRing colour={turn.colour} clock={clock} most={most} />
      <div className={css.words}>
        <h2>{isMyTurn ? t('table.yourTurn', { name }) : t('table.turnOf', { name })}</h2>
        <p>{sayStep(screen, name, short)}</p>
      </div>
    </div>
  );
}

/** The turn of the table around this. */
export const TurnNow = memo(function TurnNow({ short = false }: Pick<TurnProps, 'short'>) {
  const shown = useShown(({ screen, told, lobby }) => ({
    screen: turnIn(screen),
    clock: told.clock,
    most: lobby.rules.mostForTurn,
  }));
  return <Turn {...shown} short={short} />;
});

const turnIn = ({ turn, isMyTurn, step, turnCalled, mayPass }: WinkScreen): TurnShown => ({
  turn,
  isMyTurn,
  step,
  turnCalled,
  mayPass,
});

function sayStep({ isMyTurn, step, turnCalled, mayPass }: TurnShown, name: string, short: boolean): string {
  const isContact = step === 'contact' && turnCalled !== null;
  if (short && isContact) return say('whoHas', { number: turnCalled });
  if (short && !isMyTurn) return say('choosing');
  if (!isMyTurn) {
    return isContact ? say('turnContact', { name, number: turnCalled }) : say('turnCall', { name });
  }
  if (isContact) return `${say('whoHas', { number: turnCalled })} ${say('findWink')}`;
  return say(mayPass ? 'nothingToCall' : 'callACard');
}
