import '../../../styles/home.css';
import '../../../styles/history.css';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { TopBar } from '../../../ui/top-bar.tsx';
import { Ways } from '../../replay/ways.tsx';
import { Link } from '../../rules/page/link.tsx';
import { Files } from './files.tsx';
import { GameList } from './game-list.tsx';
import { BotsBeaten, ByGame, Sums } from './results-shown.tsx';
import { type History, useHistory } from './use-history.ts';

/** What was played on this device, and how it went. */
export default function GamesPage() {
  useLanguage();
  const history = useHistory();
  const { is } = history.shown;
  return (
    <main className="my">
      <TopBar />
      <h1>{t('history.title')}</h1>
      <p className="my-lead">{t('history.lead')}</p>
      <Ways from="/games" />
      {is === 'unkept' && (
        <p className="my-note" role="status">
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
      <div className="my-none">
        <p>{t('history.none')}</p>
        <Link to="/" className="btn claim">
          {t('history.play')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <Sums games={games} />
      <div className="my-results">
        <ByGame games={games} />
        <BotsBeaten games={games} />
      </div>
      <GameList history={history} games={games} />
    </>
  );
}
