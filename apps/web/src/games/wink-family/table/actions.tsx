import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { timeLeft } from '../../../shell/session/clock.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { useNow } from '../../../ui/table/use-now.ts';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './actions.module.css';
import type { WinkScreen } from './shown.ts';
import { useShown, useTable } from './use-wink.ts';

/** Naming, calling, accusing: each has one place, and keeps it whatever happens. */
export const Actions = memo(function Actions() {
  const { isNaming, cannotAccuse } = useShown(({ screen: { nameable, accusations }, sent }) => ({
    isNaming: nameable.length > 0,
    cannotAccuse: accusations.length === 0 || sent === 'accuse',
  }));
  const { suspect } = useTable().actions;
  return (
    <fieldset className={css.acts} data-part="wink-actions" aria-label={t('table.actions')}>
      <CallButton />
      {isNaming ? <ClaimButton /> : <Prompt />}
      <button
        type="button"
        {...button('danger', css.accuse)}
        data-part="wink-accuse"
        aria-disabled={cannotAccuse}
        aria-haspopup="dialog"
        aria-keyshortcuts="A"
        onClick={suspect}
      >
        <Icon name="accuse" />
        <span>{say('accuse')}</span>
      </button>
    </fieldset>
  );
});

/** It says whom I would name: the one whom I look at. */
function ClaimButton() {
  const { claim } = useTable().actions;
  const { named, turnCalled, isBusy } = useShown(({ screen: { named, turnCalled }, sent }) => ({
    named,
    turnCalled,
    isBusy: sent !== null,
  }));
  const number = turnCalled ?? 0;
  return (
    <button
      type="button"
      {...button('claim', css.claim)}
      data-part="wink-claim"
      aria-disabled={isBusy}
      onClick={claim}
    >
      <MiniCard number={turnCalled} />
      <span>{named ? say('claim', { name: named.name, number }) : say('whoHas', { number })}</span>
    </button>
  );
}

function Prompt() {
  const { isMyTurn, selected, myCall, mayPass } = useShown(
    ({ screen: { isMyTurn, selected, myCall, mayPass } }) => ({ isMyTurn, selected, myCall, mayPass }),
  );
  return (
    <p className={`${css.claim} ${css.prompt}`} data-part="wink-claim">
      <MiniCard number={isMyTurn ? selected : myCall} />
      <span>{sayPrompt({ isMyTurn, mayPass, myCall })}</span>
    </p>
  );
}

function CallButton() {
  const { call } = useTable().actions;
  const { mayCall, mayPass, selected, clock, isBusy } = useShown(
    ({ screen: { mayCall, mayPass, selected }, told: { clock }, sent }) => ({
      mayCall,
      mayPass,
      selected,
      clock,
      isBusy: sent !== null,
    }),
  );
  const isMine = mayCall || mayPass;
  const now = useNow(200, isMine);
  // D-8: a pass waits as long as a call.
  const wait = isMine ? timeLeft(clock, now).untilCall : 0;
  const ready = (mayPass || selected !== null) && wait === 0 && !isBusy;
  return (
    <button
      type="button"
      {...button(ready ? 'claim' : 'plain', css.call)}
      data-part="wink-call"
      aria-disabled={!ready}
      onClick={() => ready && call()}
    >
      <Icon name="call" />
      <span>
        {wait > 0
          ? say('callIn', { seconds: Math.ceil(wait / 1000) })
          : selected !== null
            ? say('callNumber', { number: selected })
            : say(mayPass ? 'pass' : 'call')}
      </span>
    </button>
  );
}

function MiniCard({ number }: { readonly number: number | null }) {
  if (number === null) return null;
  return (
    <span className={css.mini}>
      <CharacterCard number={number} />
    </span>
  );
}

type Prompted = Pick<WinkScreen, 'isMyTurn' | 'mayPass' | 'myCall'>;

function sayPrompt({ isMyTurn, mayPass, myCall }: Prompted): string {
  if (isMyTurn) return say(mayPass ? 'nothingToCall' : 'callACard');
  return myCall === null ? say('eyesOpen') : say('yourCall', { number: myCall });
}
