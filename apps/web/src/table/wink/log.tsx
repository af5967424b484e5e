import { type CSSProperties, memo } from 'react';
import { ColourSymbol, colourOf, Icon } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { Person } from './shown.ts';
import { outcomeOf, sayOutcome, sayParts } from './speech.ts';
import type { LogLine } from './wink-log.ts';

interface LogProps {
  readonly lines: readonly LogLine[];
  readonly people: readonly Person[];
}

const MOST_SHOWN = 60;

/** The announcements as tickets, the newest on top. It is read aloud by `Live`, in the order of time. */
export const Log = memo(function Log({ lines, people }: LogProps) {
  const shown = lines.slice(-MOST_SHOWN).reverse();
  return (
    <section className="wk-log">
      <h2 className="wk-title">
        <Icon name="call" /> {t('table.announcements')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <ol className="wk-tickets" tabIndex={0} aria-label={t('table.announcements')}>
        {shown.map((line, index) => (
          <Ticket key={line.key} line={line} people={people} isNew={index === 0} />
        ))}
      </ol>
    </section>
  );
});

/** The last announcement in one row, where there is no room for more. */
export const LastLine = memo(function LastLine({ lines, people }: LogProps) {
  const line = lines.at(-1);
  return (
    <div className="wk-last" aria-hidden="true">
      {line && <Words line={line} people={people} />}
    </div>
  );
});

function Ticket({ line, people, isNew }: { line: LogLine; people: readonly Person[]; isNew: boolean }) {
  const { saying } = line;
  const person = 'name' in saying ? people[saying.name] : undefined;
  return (
    <li
      className="wk-ticket"
      data-new={isNew || undefined}
      style={person && ({ '--pc': colourOf(person.colour) } as CSSProperties)}
    >
      <span className="wk-stub">{person && <ColourSymbol colour={person.colour} size={18} inked />}</span>
      <div>
        <Words line={line} people={people} />
      </div>
    </li>
  );
}

export function Words({ line: { saying, standIn }, people }: { line: LogLine; people: readonly Person[] }) {
  const outcome = outcomeOf(saying);
  const isGood = outcome === 'right' || outcome === 'unmasked';
  return (
    <>
      <span className="wk-words">
        {sayParts(saying, (seat) => people[seat]?.name ?? '').map(({ is, text }, index) => {
          const key = `${index} ${text}`;
          if (is === 'name') return <b key={key}>{text}</b>;
          return is === 'number' ? (
            <span className="wk-number" key={key}>
              {text}
            </span>
          ) : (
            text
          );
        })}
      </span>
      {outcome && (
        <em className="wk-outcome" data-good={isGood || undefined}>
          <Icon name={isGood ? 'check' : 'cross'} /> {sayOutcome(outcome)}
        </em>
      )}
      {standIn && <small>{t('table.standIn')}</small>}
    </>
  );
}
