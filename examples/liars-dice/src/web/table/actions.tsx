import { button } from '@oeillade/web/ui/button.ts';
import { useState } from 'react';
import { SIDES } from '../../rules/index.ts';
import { Die } from '../die.tsx';
import { say } from '../texts/table.ts';
import css from './actions.module.css';
import { type DiceScreen, nearestBid, type Wish } from './dice-screen.ts';

interface ActionsProps {
  readonly screen: DiceScreen;
  /** A command is on its way. */
  readonly isBusy: boolean;
  readonly onBid: (bid: Wish) => void;
  readonly onDoubt: () => void;
}

const FACES = Array.from({ length: SIDES }, (_, index) => index + 1);

/** To choose a bid and make it, or to doubt the one before. */
export function Actions({ screen, isBusy, onBid, onDoubt }: ActionsProps) {
  const [wish, setWish] = useState<Wish>({ count: 1, face: 1 });
  const bid = nearestBid(screen, wish);
  const mayBid = (other: Wish) =>
    screen.bids.some(({ count, face }) => count === other.count && face === other.face);
  const step = (by: number) => {
    const other = { count: (bid?.count ?? 1) + by, face: bid?.face ?? 1 };
    return { other, isPossible: mayBid(other) };
  };
  return (
    <div className={css.actions} data-part="dice-actions" aria-busy={isBusy}>
      {bid && (
        <>
          <fieldset className={css.faces}>
            <legend className="visually-hidden">{say('faces')}</legend>
            {FACES.map((face) => (
              <button
                key={face}
                type="button"
                className={css.face}
                data-part="dice-face"
                aria-pressed={bid.face === face}
                aria-label={say('face', { face })}
                disabled={!screen.bids.some((one) => one.face === face)}
                onClick={() => setWish({ count: wish.count, face })}
              >
                <Die face={face} />
              </button>
            ))}
          </fieldset>
          <fieldset className={css.count}>
            <legend className="visually-hidden">{say('count')}</legend>
            {([-1, 1] as const).map((by) => {
              const { other, isPossible } = step(by);
              return (
                <button
                  key={by}
                  type="button"
                  {...button('plain')}
                  aria-label={say(by < 0 ? 'fewer' : 'more')}
                  disabled={!isPossible}
                  onClick={() => setWish(other)}
                >
                  {by < 0 ? '−' : '+'}
                </button>
              );
            })}
          </fieldset>
          <button
            type="button"
            {...button('claim')}
            data-part="dice-bid"
            disabled={isBusy}
            onClick={() => onBid(bid)}
          >
            {say('doBid', { ...bid })}
          </button>
        </>
      )}
      {screen.mayDoubt && (
        <button
          type="button"
          {...button('danger')}
          data-part="dice-doubt"
          disabled={isBusy}
          onClick={onDoubt}
        >
          {say('doDoubt')}
        </button>
      )}
    </div>
  );
}
