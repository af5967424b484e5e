import type { Seat } from '@oeillade/kernel';
import type { Lobby, Motion } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { button } from '../../ui/button.ts';
import { motionOf, replacedIn } from './motion.ts';
import css from './votes.module.css';

interface Props {
  readonly session: TableSession;
  readonly seat: Seat | null;
  readonly lobby: Lobby;
}

/** What somebody has proposed, or the table itself, and I have not agreed to yet. */
export function Votes({ session, seat, lobby }: Props) {
  if (seat === null) return null;
  const open = lobby.votes.filter(({ yes }) => !yes.includes(seat));
  return (
    <div aria-live="polite">
      {open.map((vote) => (
        <p className={css.vote} data-part="vote" key={vote.on}>
          <span>{t(`votes.${motionOf(vote)}`, { name: replacedIn(vote, lobby) })}</span>
          <button
            type="button"
            {...button('claim')}
            onClick={() => session.ask({ ask: 'vote', on: vote.on as Motion, yes: true })}
          >
            {t('votes.agree')}
          </button>
        </p>
      ))}
    </div>
  );
}
