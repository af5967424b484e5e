import { type CSSProperties, memo } from 'react';
import { ColourSymbol, colourOf, Icon } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import { NationChip } from './nation-chip.tsx';
import { sayParts } from './speech.ts';
import type { LogLine } from './spywhere-log.ts';
import type { Person } from './spywhere-screen.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly people: readonly Person[];
}

const MOST_SHOWN = 60;

/** The announcements as tickets, the newest on top. `Live` reads them aloud in the order of time. */
export const Log = memo(function Log({ lines, people }: LogProps) {
  const shown = lines
    .filter(({ isAside }) => !isAside)
    .slice(-MOST_SHOWN)
    .reverse();
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */
    <ol className="sp-tickets" tabIndex={0} aria-label={t('table.announcements')}>
      {shown.map((line, index) => (
        <Ticket key={line.key} line={line} people={people} isNew={index === 0} />
      ))}
    </ol>
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
  const line = lines.findLast(({ isAside }) => !isAside);
  const person = line && 'name' in line.saying ? people[line.saying.name] : undefined;
  return (
    <button type="button" className="sp-last" aria-haspopup="dialog" onClick={onOpen}>
      <Icon name="call" label={t('table.announcements')} />
      <span className="sp-words" aria-hidden="true">
        {person && <ColourSymbol colour={person.colour} size={14} />}
        {line && <Words line={line} people={people} />}
      </span>
    </button>
  );
}

function Ticket({ line, people, isNew }: { line: LogLine; people: readonly Person[]; isNew: boolean }) {
  const person = 'name' in line.saying ? people[line.saying.name] : undefined;
  return (
    <li
      className="sp-ticket"
      data-new={isNew || undefined}
      style={person && ({ '--pc': colourOf(person.colour) } as CSSProperties)}
    >
      <span className="sp-stub">{person && <ColourSymbol colour={person.colour} size={18} inked />}</span>
      <div className="sp-words">
        <Words line={line} people={people} />
        {line.standIn && <small>{t('table.standIn')}</small>}
      </div>
    </li>
  );
}

function Words({ line: { saying }, people }: { line: LogLine; people: readonly Person[] }) {
  return sayParts(saying, (seat) => people[seat]?.name ?? '').map((part, index) => {
    if (part.is === 'nation') {
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
      return <NationChip key={index} nation={part.nation} />;
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move.
    return part.is === 'name' ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>;
  });
}

const MOST_READ = 12;

/** For screen readers: all that happens, one after the other. */
export function Live({ spoken }: { spoken: readonly { readonly key: string; readonly text: string }[] }) {
  return (
    <div className="visually-hidden" role="log" aria-label={t('table.announcements')}>
      {spoken.slice(-MOST_READ).map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
