import { t } from '../../../shell/i18n/index.ts';
import { timeLeft } from '../../../shell/session/clock.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { Icon } from '../../../ui/art/index.ts';
import { useNow } from '../../../ui/table/use-now.ts';
import { CharacterCard } from '../art/index.ts';
import { say } from '../texts/table.ts';
import type { WinkScreen } from './shown.ts';
import type { Wink } from './use-wink.ts';

interface ActionsProps {
  readonly wink: Wink;
  readonly clock: TableModel['clock'];
  readonly onClaim: () => void;
  readonly onAccuse: () => void;
}

/** Naming, calling, accusing: each has one place, and keeps it whatever happens. */
export function Actions({ wink, clock, onClaim, onAccuse }: ActionsProps) {
  const { screen, doings, sent } = wink;
  return (
    <fieldset className="wk-acts" aria-label={t('table.actions')}>
      <CallButton screen={screen} clock={clock} busy={sent !== null} onCall={doings.call} />
      {screen.nameable.length > 0 ? (
        <button type="button" className="btn claim wk-claim" aria-disabled={sent !== null} onClick={onClaim}>
          <MiniCard number={screen.turnCalled} />
          <span>{sayClaim(screen)}</span>
        </button>
      ) : (
        <p className="wk-claim wk-prompt">
          <MiniCard number={screen.isMyTurn ? screen.selected : screen.myCall} />
          <span>{sayPrompt(screen)}</span>
        </p>
      )}
      <button
        type="button"
        className="btn danger wk-accuse"
        aria-disabled={screen.accusations.length === 0 || sent === 'accuse'}
        aria-haspopup="dialog"
        aria-keyshortcuts="A"
        onClick={onAccuse}
      >
        <Icon name="accuse" />
        <span>{say('accuse')}</span>
      </button>
    </fieldset>
  );
}

interface CallButtonProps {
  readonly screen: WinkScreen;
  readonly clock: TableModel['clock'];
  readonly busy: boolean;
  readonly onCall: () => void;
}

function CallButton({ screen, clock, busy, onCall }: CallButtonProps) {
  const { mayCall, mayPass, selected } = screen;
  const isMine = mayCall || mayPass;
  const now = useNow(200, isMine);
  // D-8: a pass waits as long as a call.
  const wait = isMine ? timeLeft(clock, now).untilCall : 0;
  const ready = (mayPass || selected !== null) && wait === 0 && !busy;
  return (
    <button
      type="button"
      className={ready ? 'btn claim wk-call' : 'btn wk-call'}
      aria-disabled={!ready}
      onClick={() => ready && onCall()}
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
    <span className="wk-mini">
      <CharacterCard number={number} />
    </span>
  );
}

function sayClaim({ named, turnCalled }: WinkScreen): string {
  const number = turnCalled ?? 0;
  return named ? say('claim', { name: named.name, number }) : say('whoHas', { number });
}

function sayPrompt({ isMyTurn, mayPass, myCall }: WinkScreen): string {
  if (isMyTurn) return say(mayPass ? 'nothingToCall' : 'callACard');
  return myCall === null ? say('eyesOpen') : say('yourCall', { number: myCall });
}
