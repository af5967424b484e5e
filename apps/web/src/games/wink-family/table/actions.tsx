import { memo } from 'react';
import { t } from '../../../shell/i18n/index.ts';
import { timeLeft } from '../../../shell/session/clock.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { useNow } from '../../../ui/table/use-now.ts';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import css from './actions.module.css';
import type { Posture } from './posture.ts';
import type { WinkScreen } from './shown.ts';
import { useSpyName } from './use-spoken.ts';
import { useShown, useTable } from './use-wink.ts';

interface ActionsProps {
  /** Left out on a phone among real faces. */
  readonly posture?: Posture;
}

/** Naming, calling, accusing: each has one place, and keeps it whatever happens. */
export const Actions = memo(function Actions({ posture }: ActionsProps) {
  const isNaming = useShown(({ screen }) => screen.nameable.length > 0);
  return (
    <fieldset className={css.acts} data-part="wink-actions" aria-label={t('table.actions')}>
      {posture === 'faces' ? (
        <InFaces isNaming={isNaming} />
      ) : posture === 'board' ? (
        <>
          <PostureButton to="faces" />
          <CallButton />
        </>
      ) : (
        <>
          <CallButton />
          {isNaming ? <ClaimButton /> : <Prompt />}
        </>
      )}
      <AccuseButton counts={posture !== undefined && posture !== 'around'} />
    </fieldset>
  );
});

/** Among faces: naming one of them, or the call, beside the way to the cards. */
function InFaces({ isNaming }: { readonly isNaming: boolean }) {
  const isCalling = useShown(({ screen: { mayCall, mayPass } }) => mayCall || mayPass);
  if (isNaming) return <ClaimButton />;
  if (!isCalling) return <Prompt />;
  return (
    <>
      <PostureButton to="board" />
      <CallButton />
    </>
  );
}

/** From the faces to the board and back: both buttons have one place. */
function PostureButton({ to }: { readonly to: 'faces' | 'board' }) {
  const { showBoard } = useTable().actions;
  return (
    <button
      type="button"
      {...button('plain', css.posture)}
      data-part={to === 'faces' ? 'wink-to-faces' : 'wink-to-board'}
      onClick={() => showBoard(to === 'board')}
    >
      <Icon name={to === 'faces' ? 'eye' : 'grid'} />
      <span>{say(to === 'faces' ? 'faces' : 'cards')}</span>
    </button>
  );
}

/** With how many accusations I can still make, where that is not said beside it. */
function AccuseButton({ counts }: { readonly counts: boolean }) {
  const { suspect } = useTable().actions;
  const spy = useSpyName();
  const { cannotAccuse, spies } = useShown(({ screen: { accusations, spies }, sent }) => ({
    cannotAccuse: accusations.length === 0 || sent === 'accuse',
    spies,
  }));
  return (
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
      {counts && (
        <i className={css.spies}>
          <span className="visually-hidden">{`, ${spy}: `}</span>
          {spies}
        </i>
      )}
    </button>
  );
}

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
