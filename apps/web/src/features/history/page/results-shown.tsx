import { type CSSProperties, useId } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { botsBeaten, resultsByGame, resultsOf, streaksOf } from '../results.ts';
import type { Summary } from '../summary.ts';

interface GamesProps {
  readonly games: readonly Summary[];
}

/** All games together, in four numbers. */
export function Sums({ games }: GamesProps) {
  const { played, won } = resultsOf(games);
  const { current, best } = streaksOf(games);
  const sums = [
    ['played', played],
    ['won', won],
    ['streak', current],
    ['bestStreak', best],
  ] as const;
  return (
    <section aria-label={t('history.sums')}>
      <dl className="my-sums">
        {sums.map(([name, value]) => (
          <div key={name} data-sum={name}>
            <dt>{t(`history.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function ByGame({ games }: GamesProps) {
  const id = useId();
  const ranks = new Intl.NumberFormat(useLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const results = resultsByGame(games);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('history.byGame')}</h2>
      <table className="my-table" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{t('history.columns.game')}</th>
            <th scope="col">{t('history.columns.played')}</th>
            <th scope="col">{t('history.columns.won')}</th>
            <th scope="col">{t('history.columns.averageRank')}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ game, results: { played, won, averageRank } }) => (
            <tr key={game}>
              <th scope="row">{t(`games.${game}.name`)}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{averageRank === null ? '' : ranks.format(averageRank)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function BotsBeaten({ games }: GamesProps) {
  const id = useId();
  const levels = botsBeaten(games);
  if (levels.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('history.bots')}</h2>
      <dl className="my-bots">
        {levels.map(({ level, met, beaten }) => (
          <div key={level} data-level={level}>
            <dt>{t(`lobby.level.${level}`)}</dt>
            <dd>
              <span className="my-bar" style={{ '--part': beaten / met } as CSSProperties} />
              {t('history.beaten', { beaten, met })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="my-hint">{t('history.botsHint')}</p>
    </section>
  );
}
