import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Tickets } from '../../../ui/table/tickets.tsx';
import { outcomeOf, sayOutcome, sayParts } from './speech.ts';
import type { WinkLine } from './wink-log.ts';

interface LogProps {
  readonly lines: readonly WinkLine[];
  readonly people: readonly Person[];
}

export const Log = memo(function Log({ lines, people }: LogProps) {
  return (
    <section className="wk-log">
      <h2 className="wk-title">
        <Icon name="call" /> {t('table.announcements')}
      </h2>
      <Tickets lines={lines} people={people} words={(line) => <Words line={line} people={people} />} />
    </section>
  );
});

/** The last announcement in one row, where there is no room for more. */
export const LastLine = memo(function LastLine({ lines, people }: LogProps) {
  const line = lines.at(-1);
  return (
    <div className="wk-last" aria-hidden="true">
      {line && <Words line={line} people={people} />}
      {line?.standIn && <small>{t('table.standIn')}</small>}
    </div>
  );
});

export function Words({ line: { saying }, people }: { line: WinkLine; people: readonly Person[] }) {
  const outcome = outcomeOf(saying);
  const isGood = outcome === 'right' || outcome === 'unmasked';
  return (
    <>
      <span className="ticket-words">
        {sayParts(saying, (seat) => people[seat]?.name ?? '').map(({ is, text }, index) => {
          const key = `${index} ${text}`;
          if (is === 'name') return <b key={key}>{text}</b>;
          return is === 'thing' ? (
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
    </>
  );
}
