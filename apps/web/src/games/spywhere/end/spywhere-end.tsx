import { Account, Entry } from '../../../features/table/end/account.tsx';
import { seatsByRank } from '../../../features/table/end/finish.ts';
import { namesOf } from '../../../features/table/end/say-ending.ts';
import { type Language, t } from '../../../shell/i18n/index.ts';
import { ColourSymbol } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { Passport } from '../art/index.ts';
import { NationChip } from '../table/nation-chip.tsx';
import { dishName, nationName } from '../table/speech.ts';
import { GuessTable } from './guess-table.tsx';
import type { SpywhereAccount, SpywhereEnding } from './spywhere-ending.ts';

interface SpywhereEndProps {
  readonly ending: SpywhereEnding;
  readonly people: readonly Person[];
  readonly language: Language;
}

/** How the points of Spywhere came about, with all passports and cards turned over (S-43). */
export function SpywhereEnd({ ending, people, language }: SpywhereEndProps) {
  const { accounts, scores } = ending;
  const order = seatsByRank(ending);
  return (
    <>
      <section className="end-part">
        <h2>{t('end.accounts')}</h2>
        <ul className="accounts">
          {order.map((seat) => (
            <Account key={seat} person={people[seat]!} score={scores[seat]!}>
              <Entries account={accounts[seat]!} people={people} language={language} />
            </Account>
          ))}
        </ul>
      </section>
      <section className="end-part">
        <h2>{t('end.passports')}</h2>
        <ul className="end-passports">
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
            {t('end.made.own')}{' '}
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
              <span data-right={isRight}>{t(isRight ? 'end.right' : 'end.wrong')}</span>
              {isLast && <small> {t('end.last')}</small>}
            </>
          }
          points={points}
        />
      ))}
      {bonus > 0 && <Entry label={t('end.made.bonus')} points={bonus} />}
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
    <li className="end-passport">
      <h3>
        <ColourSymbol colour={person.colour} size={17} /> {person.name}
      </h3>
      <div className="end-leaves">
        {passports.map((nation) => (
          <Passport
            key={nation}
            nation={nation}
            title={t('spywhere.passport')}
            country={nationName(nation, language)}
            dish={dishName(nation, language)}
          />
        ))}
      </div>
      <p>
        {unmaskedBy.length === 0
          ? t('end.neverUnmasked')
          : t('end.unmasked', { names: namesOf(unmaskedBy, people, language) })}
      </p>
      <ul className="end-counts" aria-label={t('end.handOf', { name: person.name })}>
        {counts.map(({ nation, count }) => (
          <li key={nation} data-own={passports.includes(nation) || undefined}>
            <NationChip nation={nation} label={nationName(nation, language)} /> <b>{count}</b>
          </li>
        ))}
      </ul>
    </li>
  );
}
