import type { Lobby } from '@oeillade/table';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { goTo } from '../../../shell/route.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import type { TableSession } from '../../../shell/session/session.ts';
import { button } from '../../../ui/button.ts';
import css from './end-actions.module.css';

interface EndActionsProps {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
  /** The score of the games so far, beside the way to another. */
  readonly series: ReactNode;
  /** Whatever else can be done with the game that was played. */
  readonly children?: ReactNode;
}

/** Once more, or keep it, or go. */
export function EndActions({ session, model, lobby, series, children }: EndActionsProps) {
  const isHost = lobby.host !== null && lobby.host === model.seat;
  const host = lobby.host === null ? undefined : lobby.seats[lobby.host];
  return (
    <div className={css.endActions} data-part="end-actions">
      {series}
      {isHost ? (
        <button
          type="button"
          {...button('claim', css.another)}
          onClick={() => session.ask({ ask: 'rematch' })}
        >
          {t('end.rematch')}
        </button>
      ) : (
        host && <p>{t('end.rematchBy', { name: host.name })}</p>
      )}
      {children}
      {model.record && (
        <RecordLink record={model.record} name={`oeillade-${model.code}-${lobby.round}.jsonl`} />
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
