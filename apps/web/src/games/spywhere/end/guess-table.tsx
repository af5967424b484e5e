import type { Seat } from '@oeillade/kernel';
import type { Language } from '../../../shell/i18n/index.ts';
import { ColourSymbol, Icon } from '../../../ui/art/index.ts';
import endCss from '../../../ui/end.module.css';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import type { GuessTold, SpywhereAccount } from '../spywhere-ending.ts';
import { nationName } from '../table/speech.ts';
import { sayEnd } from '../texts/end.ts';
import css from './guess-table.module.css';

interface GuessTableProps {
  readonly accounts: readonly SpywhereAccount[];
  readonly people: readonly Person[];
  readonly language: Language;
}

/** All identification cards, turned over: who guessed down the side, about whom along the top. */
export function GuessTable({ accounts, people, language }: GuessTableProps) {
  return (
    <section className={endCss.part}>
      <h2>{sayEnd('guesses')}</h2>
      <p>{sayEnd('guessesHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section className={endCss.scroll} tabIndex={0} aria-label={sayEnd('guesses')}>
        <table className={css.guessTable}>
          <thead>
            <tr>
              <td />
              {people.map((person) => (
                <th key={person.seat} scope="col">
                  <ColourSymbol colour={person.colour} size={15} /> {person.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.seat}>
                <th scope="row">
                  <ColourSymbol colour={person.colour} size={15} /> {person.name}{' '}
                  <small>{sayEnd('guessHead')}</small>
                </th>
                {people.map(({ seat }) => (
                  <Said
                    key={seat}
                    by={person}
                    about={seat}
                    guesses={accounts[person.seat]!.guesses}
                    language={language}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface SaidProps {
  readonly by: Person;
  readonly about: Seat;
  readonly guesses: readonly GuessTold[];
  readonly language: Language;
}

function Said({ by, about, guesses, language }: SaidProps) {
  if (by.seat === about) return <td className={css.guessSelf} />;
  const here = guesses.filter(({ at }) => at === about);
  return (
    <td>
      {here.length === 0 && <span className={css.guessNone}>{sayEnd('noGuess')}</span>}
      {here.map(({ nation, isRight, isLast }) => (
        <span
          className={css.guess}
          key={nation}
          data-right={isRight}
          title={isLast ? sayEnd('lastMark') : undefined}
        >
          <IdentificationCard
            colour={by.colour}
            nation={nation}
            label={`${nationName(nation, language)}, ${sayEnd(isRight ? 'right' : 'wrong')}`}
          />
          <Icon name={isRight ? 'check' : 'cross'} />
        </span>
      ))}
    </td>
  );
}
