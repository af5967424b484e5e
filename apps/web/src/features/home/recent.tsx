import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { forgetSeat, readRecent } from '../../shell/session/keepsakes.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/index.ts';
import { boxOf } from './games.ts';

/** The tables at which this browser holds a seat, the latest first. */
export function Recent() {
  const [tables, setTables] = useState(readRecent);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (tables.length === 0) return null;
  const forget = (code: string) => {
    forgetSeat(code);
    setTables(readRecent());
  };
  return (
    <section>
      <h2>{t('home.recent')}</h2>
      <ul className="recent">
        {tables.map(({ code, game, at }) => (
          <li className="recent-table" key={code}>
            <button type="button" className="recent-open" onClick={() => goTo(`/t/${code}`)}>
              <b>{nameOf(game) ?? code}</b>
              <small>{t('home.recentAt', { date: day.format(at), code })}</small>
            </button>
            <button
              type="button"
              className="icon-button"
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

function nameOf(game: string): string | null {
  const box = boxOf(game);
  return box && t(`games.${box.id}.name`);
}
