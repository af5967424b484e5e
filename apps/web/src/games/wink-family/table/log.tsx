import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import ticketsCss from '../../../ui/table/tickets.module.css';
import { Tickets } from '../../../ui/table/tickets.tsx';
import css from './log.module.css';
import { outcomeOf, sayOutcome, sayParts } from './speech.ts';
import { useShown } from './use-wink.ts';
import type { WinkLogEntry } from './wink-log.ts';
import type { WinkModel } from './wink-store.ts';

const announced = ({ entries, screen: { people } }: WinkModel) => ({ entries, people });

export const Log = memo(function Log() {
  const { entries, people } = useShown(announced);
  return (
    <section className={css.log} data-part="wink-log">
      <h2 className={css.title}>
        <Icon name="call" /> {t('table.announcements')}
      </h2>
      <Tickets entries={entries} people={people} words={(entry) => <Words entry={entry} people={people} />} />
    </section>
  );
});

/** The last announcement in one row, where there is no room for more. */
export const LastLogEntry = memo(function LastLogEntry() {
  const { entries, people } = useShown(announced);
  const entry = entries.at(-1);
  return (
    <div className={css.last} data-part="wink-log" aria-hidden="true">
      {entry && <Words entry={entry} people={people} />}
      {entry?.standIn && <small>{t('table.standIn')}</small>}
    </div>
  );
});

export function Words({ entry: { saying }, people }: { entry: WinkLogEntry; people: readonly Person[] }) {
  const outcome = outcomeOf(saying);
  const isGood = outcome === 'right' || outcome === 'unmasked';
  return (
    <>
      <span className={ticketsCss.ticketWords} data-part="ticket-words">
        {sayParts(saying, (seat) => people[seat]?.name ?? '').map(({ is, text }, index) => {
          const key = `${index} ${text}`;
          if (is === 'name') return <b key={key}>{text}</b>;
          return is === 'thing' ? (
            <span className={css.number} key={key}>
              {text}
            </span>
          ) : (
            text
          );
        })}
      </span>
      {outcome && (
        <em className={css.outcome} data-part="wink-outcome" data-good={isGood || undefined}>
          <Icon name={isGood ? 'check' : 'cross'} /> {sayOutcome(outcome)}
        </em>
      )}
    </>
  );
}
