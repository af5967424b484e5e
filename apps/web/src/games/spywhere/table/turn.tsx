import type { TableModel } from '../../../shell/session/model.ts';
import { TimeRing } from '../../../ui/table/time-ring.tsx';
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
      <TimeRing colour={whose?.colour ?? 'ivory'} clock={clock} most={most} />
      <div className="sp-turn-words" aria-live="polite">
        <h2>{sayTurn(screen)}</h2>
        <p>{sayStep(screen)}</p>
      </div>
    </div>
  );
}
