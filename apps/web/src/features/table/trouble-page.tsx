import { startFresh } from '../../shell/fresh-start.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import type { Parting } from '../../shell/session/parting.ts';
import { button } from '../../ui/button.ts';
import { TopBar } from '../../ui/top-bar.tsx';
import { Lost } from '../lobby/lost.tsx';
import css from './trouble-page.module.css';

/** Why there is no table on this page; a connection that breaks without a reason means that nobody answers. */
type Gone = Exclude<Parting, 'moved' | 'tooSlow' | 'noSuchTable'> | 'unreachable';

interface Props {
  readonly parting: Parting | null;
  /** Tries to connect once more. */
  readonly onAgain: () => void;
  /** Comes back without the seat that is no longer mine. */
  readonly onBack: () => void;
}

/** There is no table to show: why, and the way on. */
export function TroublePage({ parting, onAgain, onBack }: Props) {
  if (parting === 'noSuchTable') return <Lost trouble="no-such-table" onAgain={onAgain} />;
  const why: Gone =
    parting === null || parting === 'moved' || parting === 'tooSlow' ? 'unreachable' : parting;
  return (
    <main className={css.troublePage} data-part="trouble-page">
      <TopBar />
      <div className={css.troubleWords} role="alert">
        <h1>{t(`trouble.gone.${why}.title`)}</h1>
        <p>{t(`trouble.gone.${why}.text`)}</p>
      </div>
      <div className={css.troubleWays} data-part="trouble-ways">
        {why === 'oldClient' && <Way name="update" onClick={() => void startFresh()} />}
        {(why === 'abuse' || why === 'unwatched') && <Way name="again" onClick={onAgain} />}
        {why === 'left' && <Way name="back" onClick={onBack} />}
        <button type="button" {...button()} onClick={() => goTo('/')}>
          {t('trouble.ways.home')}
        </button>
      </div>
    </main>
  );
}

function Way({ name, onClick }: { name: 'update' | 'again' | 'back'; onClick: () => void }) {
  return (
    <button type="button" {...button('claim')} onClick={onClick}>
      {t(`trouble.ways.${name}`)}
    </button>
  );
}
