import { memo } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { TimeRing } from '../../../ui/table/time-ring.tsx';
import { sayStep, sayTurn } from './speech.ts';
import type { SpywhereScreen } from './spywhere-screen.ts';
import css from './turn.module.css';
import { useShown } from './use-spywhere.ts';

type Said = Parameters<typeof sayTurn>[0] &
  Parameters<typeof sayStep>[0] &
  Pick<SpywhereScreen, 'me' | 'last'>;

interface TurnProps {
  readonly screen: Said;
  readonly clock: TableModel['clock'];
  /** The most that a turn may last; null for no limit. */
  readonly most: number | null;
}

/** Whose turn it is, what they are at, and how long they have for it. */
export function Turn({ screen, clock, most }: TurnProps) {
  const whose = screen.turn ?? screen.me;
  return (
    <div
      className={css.turn}
      data-part="spy-turn"
      data-mine={screen.isMyTurn || screen.last !== null || undefined}
    >
      <TimeRing colour={whose?.colour ?? 'ivory'} clock={clock} most={most} />
      <div className={css.words} aria-live="polite">
        <h2>{sayTurn(screen)}</h2>
        <p>{sayStep(screen)}</p>
      </div>
    </div>
  );
}

/** The turn of the table around it. */
export const TurnNow = memo(function TurnNow() {
  const props = useShown(({ screen, told, lobby }) => {
    const { step, isMyTurn, turn, awaited, last, eliminable, targets, isLastRound, closed, me } = screen;
    return {
      screen: { step, isMyTurn, turn, awaited, last, eliminable, targets, isLastRound, closed, me },
      clock: told.clock,
      most: lobby.rules.mostForTurn,
    };
  });
  return <Turn {...props} />;
});
