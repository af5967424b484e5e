import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import ticketsCss from '../../../ui/table/tickets.module.css';
import { speakerOf, Tickets } from '../../../ui/table/tickets.tsx';
import css from './log.module.css';
import { NationChip } from './nation-chip.tsx';
import { sayParts } from './speech.ts';
import { isAside, type SpywhereLogEntry } from './spywhere-log.ts';
import type { Nation } from './spywhere-screen.ts';
import spywhereTableCss from './spywhere-table.module.css';
import { useShown, useTable } from './use-spywhere.ts';

interface LogProps {
  readonly entries: readonly SpywhereLogEntry[];
  readonly people: readonly Person[];
}

export const Log = memo(function Log({ entries, people }: LogProps) {
  return (
    <Tickets
      entries={entries.filter((entry) => !isAside(entry))}
      people={people}
      words={(entry) => (
        <span className={ticketsCss.ticketWords} data-part="ticket-words">
          <Words entry={entry} people={people} />
        </span>
      )}
    />
  );
});

export function LogTitle() {
  return (
    <>
      <Icon name="call" /> {t('table.announcements')}
    </>
  );
}

/** The last announcement in one row, where there is no room for more. */
export const LastLogEntry = memo(function LastLogEntry() {
  const { open } = useTable().actions;
  const { entry, people } = useShown(({ entries, people }) => ({
    entry: entries.findLast((one) => !isAside(one)),
    people,
  }));
  const person = entry && speakerOf(entry, people);
  return (
    <button
      type="button"
      className={css.last}
      data-part="spy-log"
      aria-haspopup="dialog"
      onClick={() => open({ is: 'log' })}
    >
      <Icon name="call" label={t('table.announcements')} />
      <span className={ticketsCss.ticketWords} data-part="ticket-words" aria-hidden="true">
        {person && <ColourSymbol colour={person.colour} size={14} />}
        {entry && <Words entry={entry} people={people} />}
      </span>
    </button>
  );
});

/** All announcements, beside the table. */
export const LogBeside = memo(function LogBeside() {
  const { entries, people } = useShown(({ entries, people }) => ({ entries, people }));
  return (
    <section className={spywhereTableCss.log} data-part="spy-log">
      <h2 className={spywhereTableCss.title}>
        <LogTitle />
      </h2>
      <Log entries={entries} people={people} />
    </section>
  );
});

function Words({ entry: { saying }, people }: { entry: SpywhereLogEntry; people: readonly Person[] }) {
  return sayParts(saying, (seat) => people[seat]?.name ?? '').map(({ is, text }, index) => {
    const key = `${index} ${text}`;
    if (is === 'thing') return <NationChip key={key} nation={text as Nation} />;
    return is === 'name' ? <b key={key}>{text}</b> : <span key={key}>{text}</span>;
  });
}
