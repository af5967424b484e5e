import { useEffect, useState } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { type Finish, winnersOf } from '../../../ui/end/finish.ts';
import type { Person } from '../../../ui/table/people.ts';
import { noteRound } from './series.ts';
import css from './series-shown.module.css';

interface SeriesProps {
  readonly code: string;
  readonly round: number;
  readonly finish: Finish;
  readonly people: readonly Person[];
}

/** How the series stands at this table: a pip for each game won. */
export function SeriesShown({ code, round, finish, people }: SeriesProps) {
  const [wins, setWins] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    const winners = finish.isAgreed ? [] : winnersOf(finish).map((seat) => people[seat]?.name ?? '');
    setWins(noteRound(code, round, winners));
  }, [code, round, finish, people]);
  return (
    <section className={css.series} data-part="end-series" aria-label={t('end.series')}>
      <h2>{t('end.series')}</h2>
      <ul>
        {people.map(({ seat, name, colour }) => (
          <li key={seat}>
            <ColourSymbol colour={colour} size={20} />
            <span className="visually-hidden">
              {t('end.seriesWins', { name, count: wins.get(name) ?? 0 })}
            </span>
            <span className={css.pips} aria-hidden="true">
              {Array.from({ length: wins.get(name) ?? 0 }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one pip is like the other.
                <i key={nth} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
