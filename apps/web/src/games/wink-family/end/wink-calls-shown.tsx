import type { Seat } from '@oeillade/kernel';
import { namesOf } from '../../../features/table/end/say-ending.ts';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import type { CallOutcome, CallTold } from './wink-calls.ts';

interface WinkCallsProps {
  readonly calls: readonly CallTold[];
  readonly people: readonly Person[];
  readonly withSignals: boolean;
  readonly language: Language;
}

/** Each call with its partner, its signals, and who saw them: nobody was told before the end (D-6). */
export function WinkCalls({ calls, people, withSignals, language }: WinkCallsProps) {
  return (
    <details className="end-part end-calls">
      <summary>
        <h2>{t('end.calls')}</h2> <span>{t('end.callsCount', { count: calls.length })}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section className="end-scroll" tabIndex={0} aria-label={t('end.calls')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('end.callHead.call')}</th>
              <th scope="col">{t('end.callHead.partner')}</th>
              {withSignals && <th scope="col">{t('end.callHead.signals')}</th>}
              <th scope="col">{t('end.callHead.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={`${call.t} ${call.caller}`} data-outcome={call.outcome.is}>
                <th scope="row">
                  <Named seat={call.caller} people={people} /> <b className="deed-number">{call.number}</b>
                </th>
                <td>
                  {call.partner === null ? t('end.nobody') : <Named seat={call.partner} people={people} />}
                </td>
                {withSignals && <td>{saySignals(call, people, language)}</td>}
                <td>{sayOutcome(call.outcome, people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function Named({ seat, people }: { seat: Seat; people: readonly Person[] }) {
  const { name, colour } = people[seat]!;
  return (
    <span className="end-named">
      <ColourSymbol colour={colour} size={14} /> {name}
    </span>
  );
}

function saySignals({ signals, isReceived, spies }: CallTold, people: readonly Person[], language: Language) {
  if (signals === 0) return '–';
  const parts = [t('end.signals', { count: signals }), t(isReceived ? 'end.received' : 'end.notReceived')];
  if (spies.length > 0) parts.push(t('end.spied', { names: namesOf(spies, people, language) }));
  return parts.join(', ');
}

function sayOutcome(outcome: CallOutcome, people: readonly Person[]): string {
  const seat = outcome.is === 'missed' ? outcome.named : outcome.is === 'intercepted' ? outcome.by : null;
  return t(`end.outcomes.${outcome.is}`, { name: seat === null ? '' : (people[seat]?.name ?? '') });
}
