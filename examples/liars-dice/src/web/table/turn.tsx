import type { TableModel } from '@oeillade/web/shell/session/model.ts';
import { TimeRing } from '@oeillade/web/ui/table/time-ring.tsx';
import type { DiceScreen } from './dice-screen.ts';
import { sayStep, sayTurn } from './speech.ts';
import css from './turn.module.css';

interface TurnProps {
  readonly screen: DiceScreen;
  readonly clock: TableModel['clock'];
  /** The most that a turn may last; null for no limit. */
  readonly most: number | null;
}

/** Whose turn it is, and how long they have for it. */
export function Turn({ screen, clock, most }: TurnProps) {
  const whose = screen.turn ?? screen.me;
  return (
    <div className={css.turn} data-part="dice-turn" data-mine={screen.isMyTurn || undefined}>
      <TimeRing colour={whose?.colour ?? 'ivory'} clock={clock} most={most} />
      <div aria-live="polite">
        <h2>{sayTurn(screen)}</h2>
        <p>{sayStep(screen)}</p>
      </div>
    </div>
  );
}
