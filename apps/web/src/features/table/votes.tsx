import type { Seat } from '@oeillade/kernel';
import type { Lobby, Motion } from '@oeillade/table';
import { t } from '../../shell/i18n/index.ts';
import type { TableSession } from '../../shell/session/session.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { button } from '../../ui/button.ts';
import { motionOf, replacedIn, votersOf } from './motion.ts';
import css from './votes.module.css';

interface Props {
  readonly session: TableSession;
  readonly seat: Seat | null;
  readonly lobby: Lobby;
}

/** What somebody has proposed, or the table itself, and who has not agreed to it yet. */
export function Votes({ session, seat, lobby }: Props) {
  const language = useLanguage();
  if (seat === null) return null;
  return (
    <div aria-live="polite">
      {lobby.votes.map((vote) => {
        const awaited = votersOf(lobby).filter((other) => other !== seat && !vote.yes.includes(other));
        const names = new Intl.ListFormat(language).format(awaited.map((other) => lobby.seats[other]!.name));
        return (
          <p className={css.vote} data-part="vote" key={vote.on}>
            <span>
              {t(`votes.${motionOf(vote)}`, { name: replacedIn(vote, lobby) })}
              {names !== '' && <small data-part="vote-awaited">{t('votes.awaited', { names })}</small>}
            </span>
            {!vote.yes.includes(seat) && (
              <button
                type="button"
                {...button('claim')}
                onClick={() => session.ask({ ask: 'vote', on: vote.on as Motion, yes: true })}
              >
                {t('votes.agree')}
              </button>
            )}
          </p>
        );
      })}
    </div>
  );
}
