import '../styles/home.css';
import '../styles/end.css';
import type { Lobby } from '@oeillade/table';
import { goTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Loge } from '../art/guests/loge.tsx';
import { t } from '../i18n/index.ts';
import type { TableModel } from '../session/model.ts';
import type { TableSession } from '../session/session.ts';
import { ranking } from './ranking.ts';

interface Props {
  readonly session: TableSession;
  readonly model: TableModel;
  readonly lobby: Lobby;
}

/** After the game: who won, with what, and once more. */
export function EndPage({ session, model, lobby }: Props) {
  const places = ranking(model.record, lobby);
  const winners = places.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const isHost = lobby.host !== null && lobby.host === model.seat;
  return (
    <main className="end">
      <TopBar />
      <h1>
        {winners.length === 1
          ? t('end.wins', { name: winners[0] ?? '' })
          : t('end.shared', { names: winners.join(', ') })}
      </h1>
      <ol className="places">
        {places.map(({ seat, name, colour, face, rank, score, parts }) => (
          <li className="place" key={seat} value={rank}>
            <Loge guest={face} colour={colour as never} name={name} plain lit={rank === 1} blinks />
            <strong>{t('end.points', { count: score })}</strong>
            {parts.map(({ what, count }) => (
              <small key={what}>
                {count} {t(`end.${what}`)}
              </small>
            ))}
          </li>
        ))}
      </ol>
      <div className="end-actions">
        {isHost && (
          <button type="button" className="btn claim" onClick={() => session.ask({ ask: 'again' })}>
            {t('end.again')}
          </button>
        )}
        {model.record && (
          <a
            className="btn"
            download={`oeillade-${model.code}.jsonl`}
            href={`data:application/jsonl;charset=utf-8,${encodeURIComponent(model.record)}`}
          >
            {t('end.record')}
          </a>
        )}
        <button type="button" className="btn" onClick={() => goTo('/')}>
          {t('end.home')}
        </button>
      </div>
    </main>
  );
}
