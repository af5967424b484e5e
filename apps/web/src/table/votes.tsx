import type { Lobby, Motion } from '@oeillade/table';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** What somebody has proposed, or the table itself, and I have not agreed to yet. */
export function Votes({ session, model, lobby }: Props) {
  const { seat } = model;
  if (seat === null) return null;
  const open = lobby.votes.filter(({ yes }) => !yes.includes(seat));
  return (
    <div aria-live="polite">
      {open.map(({ on, yes }) => (
        <p className="vote" key={on}>
          <span>{on === 'end' && yes.length === 0 ? t('votes.circles') : question(on, lobby)}</span>
          <button
            type="button"
            className="btn claim"
            onClick={() => session.ask({ ask: 'vote', on: on as Motion, yes: true })}
          >
            {t('votes.agree')}
          </button>
        </p>
      ))}
    </div>
  );
}

function question(on: string, lobby: Lobby): string {
  if (on === 'pause' || on === 'resume' || on === 'end') return t(`votes.${on}`);
  const seat = Number(on.slice('replace/'.length));
  return t('votes.replace', { name: lobby.seats[seat]?.name ?? '' });
}
