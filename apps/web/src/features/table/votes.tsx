import type { Lobby, Motion } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableModel } from '../../shell/session/model.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { motionOf, replacedIn } from './motion.ts';

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
      {open.map((vote) => (
        <p className="vote" key={vote.on}>
          <span>{t(`votes.${motionOf(vote)}`, { name: replacedIn(vote, lobby) })}</span>
          <button
            type="button"
            className="btn claim"
            onClick={() => session.ask({ ask: 'vote', on: vote.on as Motion, yes: true })}
          >
            {t('votes.agree')}
          </button>
        </p>
      ))}
    </div>
  );
}
