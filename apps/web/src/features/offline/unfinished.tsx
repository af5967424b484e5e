import '../../styles/offline.css';
import type { TableEntry } from '@oeillade/room';
import { useState } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { goTo } from '../../shell/route.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { Icon } from '../../ui/art/index.ts';
import { boxOf } from '../home/games.ts';
import { useUnfinished } from './use-unfinished.ts';

/** The games against bots that were left and can go on. */
export function Unfinished() {
  const [tables, remove] = useUnfinished();
  if (tables.length === 0) return null;
  return (
    <section>
      <h2>{t('offline.unfinished')}</h2>
      <ul className="recent">
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
  const box = boxOf(game);
  const name = box ? t(`games.${box.id}.name`) : game;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(touched);
  if (isAsking) {
    return (
      <li className="recent-table unfinished-asks">
        <p role="alert">{t('offline.deleteAsks', { name })}</p>
        <button type="button" className="btn danger" onClick={onDelete}>
          {t('offline.delete')}
        </button>
        <button
          type="button"
          className="btn"
          ref={(button) => button?.focus()}
          onClick={() => setAsking(false)}
        >
          {t('offline.keep')}
        </button>
      </li>
    );
  }
  return (
    <li className="recent-table unfinished">
      <button type="button" className="recent-open" onClick={() => goTo(`/alone/${code}`)}>
        <Icon name="play" />
        <b>{t('offline.goOn', { name })}</b>
        <small>{t('offline.lastPlayed', { date })}</small>
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('offline.deleteGame', { name, date })}
        onClick={() => setAsking(true)}
      >
        <Icon name="cross" />
      </button>
    </li>
  );
}
