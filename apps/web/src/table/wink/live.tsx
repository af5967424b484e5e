import { t } from '../../i18n/index.ts';
import type { SeenSignal } from '../../session/model.ts';
import type { WinkScreen } from './shown.ts';

interface LiveProps {
  readonly spoken: readonly { readonly key: string; readonly text: string }[];
  readonly screen: WinkScreen;
  readonly signal: SeenSignal | null;
  readonly suspendedBy: string | null;
}

const MOST_READ = 12;

/** For screen readers: what is announced, one after the other, and at once what only I see. */
export function Live({ spoken, screen, signal, suspendedBy }: LiveProps) {
  const { me, faces, hand, isMyTurn } = screen;
  const nameOf = (seat: number) => faces.find((face) => face.seat === seat)?.name ?? '';
  const watching = faces.find(({ isLit, watchesMe }) => isLit && watchesMe);
  return (
    <div className="visually-hidden">
      <div role="log" aria-label={t('table.announcements')}>
        {spoken.slice(-MOST_READ).map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <div aria-live="assertive">
        {signal && (
          <p key={signal.at}>
            {signal.to === me?.seat
              ? t('says.winkToYou', { name: nameOf(signal.of) })
              : t('says.winkSeen', { name: nameOf(signal.of), to: nameOf(signal.to) })}
          </p>
        )}
        {suspendedBy !== null && <p>{t('table.suspended', { name: suspendedBy })}</p>}
      </div>
      <div aria-live="polite">
        {isMyTurn && me && <p>{t('table.yourTurn', { name: me.name })}</p>}
        {hand.map(
          ({ number, caller }) =>
            caller && <p key={number}>{t('says.calledYours', { name: caller.name, number })}</p>,
        )}
        {watching && <p key={watching.seat}>{t('says.looksAtYou', { name: watching.name })}</p>}
      </div>
    </div>
  );
}
