import { t } from '../../../shell/i18n/index.ts';
import type { TableModel } from '../../../shell/session/model.ts';
import { Icon } from '../../../ui/art/index.ts';
import { timeLeft } from '../../../ui/table/clock.ts';
import { useNow } from '../../../ui/table/use-now.ts';
import { CharacterCard } from '../art/index.ts';
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
        <span>{t('table.accuse')}</span>
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
          ? t('table.callIn', { seconds: Math.ceil(wait / 1000) })
          : selected !== null
            ? t('table.callNumber', { number: selected })
            : t(mayPass ? 'table.pass' : 'table.call')}
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
  return named ? t('table.claim', { name: named.name, number }) : t('table.whoHas', { number });
}

function sayPrompt({ isMyTurn, mayPass, myCall }: WinkScreen): string {
  if (isMyTurn) return t(mayPass ? 'table.nothingToCall' : 'table.callACard');
  return myCall === null ? t('table.eyesOpen') : t('table.yourCall', { number: myCall });
}
