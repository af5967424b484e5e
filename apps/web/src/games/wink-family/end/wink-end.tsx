import { seatsByRank } from '../../../features/table/end/finish.ts';
import { sayTie } from '../../../features/table/end/say-ending.ts';
import { type Language, t } from '../../../shell/i18n/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { WinkAccountShown } from './wink-account.tsx';
import { WinkCalls } from './wink-calls-shown.tsx';
import type { WinkEnding } from './wink-ending.ts';
import { HandsLegend, UndealtShown, WinkHand } from './wink-hand.tsx';

interface WinkEndProps {
  readonly ending: WinkEnding;
  readonly people: readonly Person[];
  readonly language: Language;
}

/** How the points of a wink game came about, and everything that was hidden (W-55). */
export function WinkEnd({ ending, people, language }: WinkEndProps) {
  const { scores, accounts, ties, hands, undealt, calls, carriesEyes, edition } = ending;
  const spy = edition.names.spy[language];
  const order = seatsByRank(ending);
  return (
    <>
      <section className="end-part">
        <h2>{t('end.accounts')}</h2>
        {ties.map((tie) => (
          <p key={tie.behind[0]}>{sayTie(tie, { people, language, spy })}</p>
        ))}
        <ul className="accounts">
          {order.map((seat) => (
            <WinkAccountShown
              key={seat}
              account={accounts[seat]!}
              person={people[seat]!}
              score={scores[seat]!}
              people={people}
              spy={spy}
            />
          ))}
        </ul>
      </section>
      <section className="end-part">
        <h2>{t('end.hands')}</h2>
        <p>{t('end.handsHint')}</p>
        <HandsLegend hands={hands} />
        <ul className="end-hands">
          {order.map((seat) => (
            <WinkHand
              key={seat}
              person={people[seat]!}
              cards={hands[seat]!}
              people={people}
              language={language}
            />
          ))}
          {undealt.length > 0 && <UndealtShown cards={undealt} language={language} />}
        </ul>
      </section>
      {calls.length > 0 && (
        <WinkCalls calls={calls} people={people} withSignals={carriesEyes} language={language} />
      )}
    </>
  );
}
