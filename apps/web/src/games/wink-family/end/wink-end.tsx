import { useMemo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { seatsByRank } from '../../../ui/end/finish.ts';
import endCss from '../../../ui/end.module.css';
import type { EndProps } from '../../contract/end.ts';
import { sayEnd } from '../texts/end.ts';
import { sayTie } from './say-tie.ts';
import { WinkAccountShown } from './wink-account.tsx';
import { WinkCalls } from './wink-calls-shown.tsx';
import css from './wink-end.module.css';
import { winkEnding } from './wink-ending.ts';
import { HandsLegend, UndealtShown, WinkHand } from './wink-hand.tsx';

/** How the points of a wink game came about, and everything that was hidden (W-55). */
export function WinkEnd({ record, finish, people, language }: EndProps) {
  const ending = useMemo(() => winkEnding({ record, finish }), [record, finish]);
  const { scores, accounts, ties, hands, undealt, calls, carriesEyes, edition } = ending;
  const spy = edition.names.spy[language];
  const order = seatsByRank(ending);
  return (
    <>
      <section className={endCss.part}>
        <h2>{t('end.accounts')}</h2>
        {ties.map((tie) => (
          <p key={tie.behind[0]}>{sayTie(tie, { people, language, spy })}</p>
        ))}
        <ul className={endCss.accounts} data-part="accounts">
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
      <section className={endCss.part}>
        <h2>{sayEnd('hands')}</h2>
        <p>{sayEnd('handsHint')}</p>
        <HandsLegend hands={hands} />
        <ul className={css.endHands}>
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
