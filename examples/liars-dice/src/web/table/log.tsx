import type { Person } from '@oeillade/web/ui/table/people.ts';
import ticketsCss from '@oeillade/web/ui/table/tickets.module.css';
import { Tickets } from '@oeillade/web/ui/table/tickets.tsx';
import { memo } from 'react';
import { type DiceLine, sayIt } from './speech.ts';

interface LogProps {
  readonly lines: readonly DiceLine[];
  readonly people: readonly Person[];
}

export const Log = memo(function Log({ lines, people }: LogProps) {
  return (
    <Tickets
      lines={lines}
      people={people}
      words={({ saying }) => (
        <span className={ticketsCss.ticketWords} data-part="ticket-words">
          {sayIt(saying, (seat) => people[seat]?.name ?? '')}
        </span>
      )}
    />
  );
});
