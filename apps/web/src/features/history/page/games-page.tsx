import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { button } from '../../../ui/button.ts';
import { Link } from '../../../ui/link.tsx';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Ways } from '../../../ui/ways.tsx';
import { Files } from './files.tsx';
import { GameList } from './game-list.tsx';
import css from './games-page.module.css';
import { BotsBeaten, ByGame, Sums } from './results-shown.tsx';
import { type History, useHistory } from './use-history.ts';

export const textGroups = ['table', 'end', 'afterGame'] as const;

/** What was played on this device, and how it went. */
export default function GamesPage() {
  useLanguage();
  const history = useHistory();
  const { is } = history.shown;
  return (
    <main className={css.page}>
      <TopBar />
      <h1>{t('history.title')}</h1>
      <p className={css.lead}>{t('history.lead')}</p>
      <Ways from="/games" />
      {is === 'unkept' && (
        <p className={css.note} data-part="my-note" role="status">
          {t('history.unkept')}
        </p>
      )}
      {is === 'there' && <Played history={history} games={history.shown.games} />}
      {is === 'there' && <Files history={history} />}
    </main>
  );
}

interface PlayedProps {
  readonly history: History;
  readonly games: Extract<History['shown'], { is: 'there' }>['games'];
}

function Played({ history, games }: PlayedProps) {
  if (games.length === 0) {
    return (
      <div className={css.none} data-part="my-none">
        <p>{t('history.none')}</p>
        <Link to="/" {...button('claim')}>
          {t('history.play')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <Sums games={games} />
      <div className={css.results}>
        <ByGame games={games} />
        <BotsBeaten games={games} />
      </div>
      <GameList history={history} games={games} />
    </>
  );
}
