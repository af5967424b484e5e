import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { Announcer } from '../../../ui/table/announcer.tsx';
import { say } from '../texts/table.ts';
import type { HandCard, Signal } from './shown.ts';
import { saySignal } from './speech.ts';
import { useSpoken } from './use-spoken.ts';
import { useShown } from './use-wink.ts';

interface LiveProps {
  /** My cards, where they are covered on the rest of the screen. */
  readonly hand?: readonly HandCard[] | undefined;
}

/** For screen readers: what is announced, one after the other, and at once what only I see. */
export const Live = memo(function Live({ hand }: LiveProps) {
  return (
    <>
      <Announced />
      <SeenNow />
      <Mine hand={hand} />
    </>
  );
});

const Announced = memo(function Announced() {
  return <Announcer spoken={useSpoken()} />;
});

function SeenNow() {
  const { signal, me, people, suspended } = useShown(({ signal, screen: { me, people }, told }) => ({
    signal,
    me,
    people,
    suspended: told.suspended,
  }));
  const nameOf = (seat: number) => people[seat]?.name ?? '';
  return (
    <div className="visually-hidden" aria-live="assertive">
      {signal && (
        <p key={signal.at}>
          {saySignal(
            signal.signal as Signal,
            nameOf(signal.of),
            signal.to === me?.seat ? null : nameOf(signal.to),
          )}
        </p>
      )}
      {suspended && <p>{say('suspended', { name: nameOf(suspended.by) })}</p>}
    </div>
  );
}

/** What is up to me: my turn, my cards that are called, and eyes that meet mine. */
function Mine({ hand: uncovered }: LiveProps) {
  const { me, isMyTurn, hand, watching } = useShown(({ screen: { me, isMyTurn, hand, faces } }) => ({
    me,
    isMyTurn,
    hand,
    watching: faces.find(({ isLit, watchesMe }) => isLit && watchesMe) ?? null,
  }));
  return (
    <div className="visually-hidden" aria-live="polite">
      {isMyTurn && me && <p>{t('table.yourTurn', { name: me.name })}</p>}
      {(uncovered ?? hand).map(
        ({ number, caller }) =>
          caller && <p key={number}>{say('says.calledYours', { name: caller.name, number })}</p>,
      )}
      {watching && <p key={watching.seat}>{say('says.looksAtYou', { name: watching.name })}</p>}
    </div>
  );
}
