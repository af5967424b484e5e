import type { Lobby } from '@oeillade/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useAlone } from '../../../shell/alone.ts';
import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { forgetSeat } from '../../../shell/session/seats-kept.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { button } from '../../../ui/button.ts';
import { say } from '../../evening/texts.ts';
import { Another } from './another.tsx';
import css from './end-actions.module.css';

interface EndActionsProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  /** The table as it is now. */
  readonly now: Lobby;
  readonly onAlong: () => void;
  readonly onStory: () => void;
  /** How the evening stands, beside the way to another game. */
  readonly score: ReactNode;
  /** Whatever else can be done with the game that was played. */
  readonly children?: ReactNode;
}

/** Once more, or keep it, or go. */
export function EndActions(props: EndActionsProps) {
  const { session, model, lobby, now, onAlong, onStory, score, children } = props;
  const isAlone = useAlone();
  const evening = now.evening ?? lobby.evening;
  const isHost = model.seat !== null && lobby.host === model.seat && now.phase === 'over';
  const leave = () => {
    session.ask({ ask: 'leave' });
    forgetSeat(model.code);
    goTo('/');
  };
  const end = () => {
    session.ask({ ask: 'end-evening' });
    onStory();
  };
  return (
    <div className={css.endActions} data-part="end-actions">
      {score}
      {now.phase === 'over' && (
        <Another session={session} lobby={lobby} me={model.seat} className={css.another} onAlong={onAlong} />
      )}
      {children}
      {isHost && evening && evening.games.length > 1 && !evening.over && (
        <button type="button" {...button()} data-part="evening-end" onClick={end}>
          {say('end')}
        </button>
      )}
      {model.record && (
        <RecordLink record={model.record} name={`oeillade-${model.code}-${lobby.round}.jsonl`} />
      )}
      {model.seat !== null && !isAlone && (
        <button type="button" {...button()} data-part="end-leave" onClick={leave}>
          {t('lobby.leave')}
        </button>
      )}
      <button type="button" {...button()} onClick={() => goTo('/')}>
        {t('end.home')}
      </button>
    </div>
  );
}

/** A long game is too long for an address: it is kept as a file of this page. */
function RecordLink({ record, name }: { record: string; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [record]);
  return (
    <a {...button()} download={name} href={address}>
      {t('end.record')}
    </a>
  );
}
