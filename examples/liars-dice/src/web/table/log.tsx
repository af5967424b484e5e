import type { Person } from '@oeillade/web/ui/table/people.ts';
import ticketsCss from '@oeillade/web/ui/table/tickets.module.css';
import { Tickets } from '@oeillade/web/ui/table/tickets.tsx';
import { memo } from 'react';
import { type DiceEntry, sayIt } from './speech.ts';

interface LogProps {
  readonly entries: readonly DiceEntry[];
  readonly people: readonly Person[];
}

export const Log = memo(function Log({ entries, people }: LogProps) {
  return (
    <Tickets
      entries={entries}
      people={people}
      words={({ saying }) => (
        <span className={ticketsCss.ticketWords} data-part="ticket-words">
          {sayIt(saying, (seat) => people[seat]?.name ?? '')}
        </span>
      )}
    />
  );
});
