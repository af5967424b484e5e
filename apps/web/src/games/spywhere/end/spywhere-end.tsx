import { useMemo } from 'react';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import { Account, Entry } from '../../../ui/end/account.tsx';
import { seatsByRank } from '../../../ui/end/finish.ts';
import endCss from '../../../ui/end.module.css';
import { type Person, sayNames } from '../../../ui/table/people.ts';
import type { EndProps } from '../../contract/end.ts';
import { PASSPORT_TITLE, Passport, SpywhereDefs } from '../art/index.ts';
import { type SpywhereAccount, spywhereEnding } from '../spywhere-ending.ts';
import { NationChip } from '../table/nation-chip.tsx';
import { dishName, nationName } from '../table/speech.ts';
import { sayEnd } from '../texts/end.ts';
import { GuessTable } from './guess-table.tsx';
import css from './spywhere-end.module.css';

/** How the points of Spywhere came about, with all passports and cards turned over (S-43). */
export function SpywhereEnd({ record, finish, people, language }: EndProps) {
  const ending = useMemo(() => spywhereEnding({ record, finish }), [record, finish]);
  const { accounts, scores } = ending;
  const order = seatsByRank(ending);
  return (
    <>
      <SpywhereDefs />
      <section className={endCss.part}>
        <h2>{t('end.accounts')}</h2>
        <ul className={endCss.accounts} data-part="accounts">
          {order.map((seat) => (
            <Account key={seat} person={people[seat]!} score={scores[seat]!}>
              <Entries account={accounts[seat]!} people={people} language={language} />
            </Account>
          ))}
        </ul>
      </section>
      <section className={endCss.part}>
        <h2>{sayEnd('passports')}</h2>
        <ul className={css.endPassports}>
          {order.map((seat) => (
            <Opened
              key={seat}
              account={accounts[seat]!}
              person={people[seat]!}
              people={people}
              language={language}
            />
          ))}
        </ul>
      </section>
      <GuessTable accounts={accounts} people={people} language={language} />
    </>
  );
}

interface EntriesProps {
  readonly account: SpywhereAccount;
  readonly people: readonly Person[];
  readonly language: Language;
}

function Entries({ account: { own, passports, guesses, bonus }, people, language }: EntriesProps) {
  return (
    <>
      <Entry
        label={
          <>
            {sayEnd('made.own')}{' '}
            {passports.map((nation) => (
              <NationChip key={nation} nation={nation} label={nationName(nation, language)} />
            ))}
          </>
        }
        points={own}
      />
      {guesses.map(({ at, nation, points, isRight, isLast }) => (
        <Entry
          key={`${at} ${nation}`}
          label={
            <>
              <ColourSymbol colour={people[at]!.colour} size={14} /> {people[at]!.name}{' '}
              <NationChip nation={nation} label={nationName(nation, language)} />{' '}
              <span data-right={isRight}>{sayEnd(isRight ? 'right' : 'wrong')}</span>
              {isLast && <small> {sayEnd('last')}</small>}
            </>
          }
          points={points}
        />
      ))}
      {bonus > 0 && <Entry label={sayEnd('made.bonus')} points={bonus} />}
    </>
  );
}

interface OpenedProps extends EntriesProps {
  readonly person: Person;
}

/** Somebody's passport, who saw through it, and the hand at the end. */
function Opened({ account, person, people, language }: OpenedProps) {
  const { passports, hand, unmaskedBy } = account;
  const counts = [...new Set(hand)].map((nation) => ({
    nation,
    count: hand.filter((card) => card === nation).length,
  }));
  return (
    <li className={css.endPassport}>
      <h3>
        <ColourSymbol colour={person.colour} size={17} /> {person.name}
      </h3>
      <div className={css.endLeaves}>
        {passports.map((nation) => (
          <Passport
            key={nation}
            nation={nation}
            title={PASSPORT_TITLE[language]}
            country={nationName(nation, language)}
            dish={dishName(nation, language)}
          />
        ))}
      </div>
      <p>
        {unmaskedBy.length === 0
          ? sayEnd('neverUnmasked')
          : sayEnd('unmasked', { names: sayNames(unmaskedBy, people, language) })}
      </p>
      <ul className={css.endCounts} aria-label={t('end.handOf', { name: person.name })}>
        {counts.map(({ nation, count }) => (
          <li key={nation} data-own={passports.includes(nation) || undefined}>
            <NationChip nation={nation} label={nationName(nation, language)} /> <b>{count}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}
