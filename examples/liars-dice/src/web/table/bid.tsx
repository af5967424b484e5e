import { Die } from '../die.tsx';
import { say } from '../texts/table.ts';
import css from './bid.module.css';
import type { DiceScreen } from './dice-screen.ts';

/** What was bid last, and on how many dice. */
export function BidShown({ screen: { bid, total } }: { readonly screen: Pick<DiceScreen, 'bid' | 'total'> }) {
  return (
    <section className={css.bid} data-part="dice-bid-shown">
      {bid ? (
        <>
          <p>{say('bidOf', { name: bid.by.name })}</p>
          <p className={css.amount}>
            <span className="visually-hidden">{say('bid', { count: bid.count, face: bid.face })}</span>
            <b aria-hidden="true">{bid.count} ×</b> <Die face={bid.face} />
          </p>
        </>
      ) : (
        <p>{say('noBid')}</p>
      )}
      <small>{say('all', { count: total })}</small>
    </section>
  );
}
