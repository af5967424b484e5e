import '../../styles/tickets.css';
import type { Seat } from '@oeillade/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { ColourSymbol, colourOf } from '../art/index.ts';
import type { LogLine } from './log-lines.ts';
import type { Person } from './people.ts';

const MOST_SHOWN = 60;

interface TicketsProps<Saying> {
  readonly lines: readonly LogLine<Saying>[];
  readonly people: readonly Person[];
  readonly words: (line: LogLine<Saying>) => ReactNode;
}

/** The announcements as tickets, the newest on top. `Announcer` reads them aloud in the order of time. */
export function Tickets<Saying extends object>({ lines, people, words }: TicketsProps<Saying>) {
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */
    <ol className="tickets" tabIndex={0} aria-label={t('table.announcements')}>
      {lines
        .slice(-MOST_SHOWN)
        .reverse()
        .map((line, index) => (
          <Ticket key={line.key} person={speakerOf(line, people)} isNew={index === 0}>
            {words(line)}
            {line.standIn && <small>{t('table.standIn')}</small>}
          </Ticket>
        ))}
    </ol>
  );
}

/** Whom a line is about. */
export function speakerOf<Saying extends object>(
  { saying }: LogLine<Saying>,
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
      className="ticket"
      data-new={isNew || undefined}
      style={person && ({ '--pc': colourOf(person.colour) } as CSSProperties)}
    >
      <span className="ticket-stub">{person && <ColourSymbol colour={person.colour} size={18} inked />}</span>
      <div>{children}</div>
    </li>
  );
}
