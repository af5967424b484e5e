import type { Seat } from '@oeillade/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { ColourSymbol, colourOf } from '../art/index.ts';
import type { LogEntry } from './log-entries.ts';
import type { Person } from './people.ts';
import css from './tickets.module.css';

const MOST_SHOWN = 60;

interface TicketsProps<Saying> {
  readonly entries: readonly LogEntry<Saying>[];
  readonly people: readonly Person[];
  readonly words: (entry: LogEntry<Saying>) => ReactNode;
}

/** The announcements as tickets, the newest on top. `Announcer` reads them aloud in the order of time. */
export function Tickets<Saying extends object>({ entries, people, words }: TicketsProps<Saying>) {
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */
    <ol className={css.tickets} data-part="tickets" tabIndex={0} aria-label={t('table.announcements')}>
      {entries
        .slice(-MOST_SHOWN)
        .reverse()
        .map((entry, index) => (
          <Ticket key={entry.key} person={speakerOf(entry, people)} isNew={index === 0}>
            {words(entry)}
            {entry.standIn && <small>{t('table.standIn')}</small>}
          </Ticket>
        ))}
    </ol>
  );
}

/** Whom an entry is about. */
export function speakerOf<Saying extends object>(
  { saying }: LogEntry<Saying>,
  people: readonly Person[],
): Person | undefined {
  return 'name' in saying ? people[saying.name as Seat] : undefined;
}

interface TicketProps {
  readonly person: Person | undefined;
  readonly isNew: boolean;
  readonly children: ReactNode;
}

function Ticket({ person, isNew, children }: TicketProps) {
  return (
    <li
      className={css.ticket}
      data-part="ticket"
      data-new={isNew || undefined}
      style={person && ({ '--pc': colourOf(person.colour) } as CSSProperties)}
    >
      <span className={css.ticketStub} data-part="ticket-stub">
        {person && <ColourSymbol colour={person.colour} size={18} inked />}
      </span>
      <div>{children}</div>
    </li>
  );
}
