import { useState } from 'react';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { forgetSeat, readSeatsKept } from '../../shell/session/seats-kept.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import buttonCss from '../../ui/button.module.css';
import css from '../../ui/kept-list.module.css';

/** The tables at which this browser holds a seat, the latest first. */
export function Recent() {
  const [tables, setTables] = useState(readSeatsKept);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (tables.length === 0) return null;
  const forget = (code: string) => {
    forgetSeat(code);
    setTables(readSeatsKept());
  };
  return (
    <section>
      <h2>{t('home.recent')}</h2>
      <ul className={css.recent} data-part="recent">
        {tables.map(({ code, game, at }) => (
          <li className={css.table} data-part="recent-table" key={code}>
            <button
              type="button"
              className={css.open}
              data-part="recent-open"
              onClick={() => goTo(`/t/${code}`)}
            >
              <b>{labelOf(game) ? nameOf(game) : code}</b>
              <small>{t('home.recentAt', { date: day.format(at), code })}</small>
            </button>
            <button
              type="button"
              className={buttonCss.icon}
              data-part="icon-button"
              aria-label={t('home.forget', { code })}
              onClick={() => forget(code)}
            >
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
