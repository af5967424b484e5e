import type { Seat } from '@oeillade/kernel';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { IdentificationCard } from '../art/index.ts';
import { nationName } from '../table/speech.ts';
import type { GuessTold, SpywhereAccount } from './spywhere-ending.ts';

interface GuessTableProps {
  readonly accounts: readonly SpywhereAccount[];
  readonly people: readonly Person[];
  readonly language: Language;
}

/** All identification cards, turned over: who guessed down the side, about whom along the top. */
export function GuessTable({ accounts, people, language }: GuessTableProps) {
  return (
    <section className="end-part">
      <h2>{t('end.guesses')}</h2>
      <p>{t('end.guessesHint')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard. */}
      <section className="end-scroll" tabIndex={0} aria-label={t('end.guesses')}>
        <table className="guess-table">
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
                  <small>{t('end.guessHead')}</small>
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
  if (by.seat === about) return <td className="guess-self" />;
  const here = guesses.filter(({ at }) => at === about);
  return (
    <td>
      {here.length === 0 && <span className="guess-none">{t('end.noGuess')}</span>}
      {here.map(({ nation, isRight, isLast }) => (
        <span
          className="guess"
          key={nation}
          data-right={isRight}
          title={isLast ? t('end.lastMark') : undefined}
        >
          <IdentificationCard
            colour={by.colour}
            nation={nation}
            label={`${nationName(nation, language)}, ${t(isRight ? 'end.right' : 'end.wrong')}`}
          />
          <Icon name={isRight ? 'check' : 'cross'} />
        </span>
      ))}
    </td>
  );
}
