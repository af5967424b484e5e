import { t } from '../../../shell/i18n/index.ts';
import type { SeenSignal } from '../../../shell/session/model.ts';
import { Announcer, type Spoken } from '../../../ui/table/announcer.tsx';
import type { Signal, WinkScreen } from './shown.ts';
import { saySignal } from './speech.ts';

interface LiveProps {
  readonly spoken: readonly Spoken[];
  readonly screen: WinkScreen;
  readonly signal: SeenSignal | null;
  readonly suspendedBy: string | null;
}

/** For screen readers: what is announced, one after the other, and at once what only I see. */
export function Live({ spoken, screen, signal, suspendedBy }: LiveProps) {
  const { me, faces, hand, isMyTurn } = screen;
  const nameOf = (seat: number) => faces.find((face) => face.seat === seat)?.name ?? '';
  const watching = faces.find(({ isLit, watchesMe }) => isLit && watchesMe);
  return (
    <>
      <Announcer spoken={spoken} />
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
        {suspendedBy !== null && <p>{t('table.suspended', { name: suspendedBy })}</p>}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {isMyTurn && me && <p>{t('table.yourTurn', { name: me.name })}</p>}
        {hand.map(
          ({ number, caller }) =>
            caller && <p key={number}>{t('says.calledYours', { name: caller.name, number })}</p>,
        )}
        {watching && <p key={watching.seat}>{t('says.looksAtYou', { name: watching.name })}</p>}
      </div>
    </>
  );
}
