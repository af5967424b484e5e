import type { Seat } from '@oeillade/kernel';
import type { Language } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import endCss from '../../../ui/end.module.css';
import { type Person, sayNames } from '../../../ui/table/people.ts';
import { sayEnd } from '../texts/end.ts';
import type { CallOutcome, CallTold } from './wink-calls.ts';
import css from './wink-calls-shown.module.css';

interface WinkCallsProps {
  readonly calls: readonly CallTold[];
  readonly people: readonly Person[];
  readonly withSignals: boolean;
  readonly language: Language;
}

/** Each call with its partner, its signals, and who saw them: nobody was told before the end (D-6). */
export function WinkCalls({ calls, people, withSignals, language }: WinkCallsProps) {
  return (
    <details className={`${endCss.part} ${css.endCalls}`} data-part="end-calls">
      <summary>
        <h2>{sayEnd('calls')}</h2> <span>{sayEnd('callsCount', { count: calls.length })}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section className={endCss.scroll} tabIndex={0} aria-label={sayEnd('calls')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{sayEnd('callHead.call')}</th>
              <th scope="col">{sayEnd('callHead.partner')}</th>
              {withSignals && <th scope="col">{sayEnd('callHead.signals')}</th>}
              <th scope="col">{sayEnd('callHead.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={`${call.t} ${call.caller}`} data-outcome={call.outcome.is}>
                <th scope="row">
                  <Named seat={call.caller} people={people} /> <b className={css.deedNumber}>{call.number}</b>
                </th>
                <td>
                  {call.partner === null ? sayEnd('nobody') : <Named seat={call.partner} people={people} />}
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
    <span className={css.endNamed}>
      <ColourSymbol colour={colour} size={14} /> {name}
    </span>
  );
}

function saySignals({ signals, isReceived, spies }: CallTold, people: readonly Person[], language: Language) {
  if (signals === 0) return '–';
  const parts = [sayEnd('signals', { count: signals }), sayEnd(isReceived ? 'received' : 'notReceived')];
  if (spies.length > 0) parts.push(sayEnd('spied', { names: sayNames(spies, people, language) }));
  return parts.join(', ');
}

function sayOutcome(outcome: CallOutcome, people: readonly Person[]): string {
  const seat = outcome.is === 'missed' ? outcome.named : outcome.is === 'intercepted' ? outcome.by : null;
  return sayEnd(`outcomes.${outcome.is}`, { name: seat === null ? '' : (people[seat]?.name ?? '') });
}
