import type { TableEntry } from '@oeillade/room';
import { useState } from 'react';
import { nameOf } from '../../games/index.ts';
import { labelOf } from '../../games/labels.ts';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/pieces/icon.tsx';
import buttonCss from '../../ui/button.module.css';
import { DeleteQuestion } from '../../ui/delete-question.tsx';
import listCss from '../../ui/kept-list.module.css';
import css from './unfinished.module.css';
import { useUnfinished } from './use-unfinished.ts';

/** The games against bots that were left and can go on. */
export function Unfinished() {
  const [tables, remove] = useUnfinished();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('offline.unfinished')}</h2>
      <ul className={listCss.recent} data-part="recent">
        {tables.map((table) => (
          <UnfinishedGame key={table.code} table={table} onDelete={() => void remove(table.code)} />
        ))}
      </ul>
    </section>
  );
}

interface GameProps {
  readonly table: TableEntry;
  readonly onDelete: () => void;
}

/** Deleting asks back: a game cannot be had again. */
function UnfinishedGame({ table: { code, game, touched }, onDelete }: GameProps) {
  const [isAsking, setAsking] = useState(false);
  const language = useLanguage();
  const name = labelOf(game) ? nameOf(game) : game;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
  if (isAsking) {
    return (
      <li className={`${listCss.table} ${css.asks}`} data-part="recent-table unfinished-asks">
        <DeleteQuestion
          question={t('offline.deleteAsks', { name })}
          yes={t('offline.delete')}
          no={t('offline.keep')}
          onDelete={onDelete}
          onKeep={() => setAsking(false)}
        />
      </li>
    );
  }
  return (
    <li className={listCss.table} data-part="recent-table unfinished">
      <button
        type="button"
        className={listCss.open}
        data-part="recent-open"
        onClick={() => goTo(`/alone/${code}`)}
      >
        <Icon name="play" />
        <b>{t('offline.goOn', { name })}</b>
        <small>{t('offline.lastPlayed', { date })}</small>
      </button>
      <button
        type="button"
        className={buttonCss.icon}
        data-part="icon-button"
        aria-label={t('offline.deleteGame', { name, date })}
        onClick={() => setAsking(true)}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
