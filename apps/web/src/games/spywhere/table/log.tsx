import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { speakerOf, Tickets } from '../../../ui/table/tickets.tsx';
import { NationChip } from './nation-chip.tsx';
import { sayParts } from './speech.ts';
import { isAside, type SpywhereLine } from './spywhere-log.ts';
import type { Nation } from './spywhere-screen.ts';

interface LogProps {
  readonly lines: readonly SpywhereLine[];
  readonly people: readonly Person[];
}

export const Log = memo(function Log({ lines, people }: LogProps) {
  return (
    <Tickets
      lines={lines.filter((line) => !isAside(line))}
      people={people}
      words={(line) => (
        <span className="ticket-words">
          <Words line={line} people={people} />
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
export function LastLine({ lines, people, onOpen }: LogProps & { onOpen: () => void }) {
  const line = lines.findLast((one) => !isAside(one));
  const person = line && speakerOf(line, people);
  return (
    <button type="button" className="sp-last" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="call" label={t('table.announcements')} />
      <span className="ticket-words" aria-hidden="true">
        {person && <ColourSymbol colour={person.colour} size={14} />}
        {line && <Words line={line} people={people} />}
      </span>
    </button>
  );
}

function Words({ line: { saying }, people }: { line: SpywhereLine; people: readonly Person[] }) {
  return sayParts(saying, (seat) => people[seat]?.name ?? '').map(({ is, text }, index) => {
    const key = `${index} ${text}`;
    if (is === 'thing') return <NationChip key={key} nation={text as Nation} />;
    return is === 'name' ? <b key={key}>{text}</b> : <span key={key}>{text}</span>;
  });
}
