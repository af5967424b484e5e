import { ColourSymbol, Icon } from '../../art/index.ts';
import { t } from '../../i18n/index.ts';
import type { SeenSignal } from '../../session/model.ts';
import type { FaceShown, Signal, WinkScreen } from './shown.ts';
import type { Doings } from './use-wink.ts';

interface GazeBeltProps {
  readonly screen: WinkScreen;
  readonly signal: SeenSignal | null;
  readonly giving: Signal | null;
  readonly doings: Doings;
  readonly isStage: boolean;
}

/** Whom I look at, what those eyes do, and my own wink. */
export function GazeBelt({ screen, signal, giving, doings, isStage }: GazeBeltProps) {
  const { looking, faces } = screen;
  const face = faces.find(({ seat }) => seat === looking?.seat) ?? null;
  return (
    <div className="wk-belt" data-anchor="eyes" data-lit={looking ? '' : undefined}>
      <button
        type="button"
        className="wk-away-eye"
        aria-label={t('table.lookBoard')}
        title={t('table.lookBoard')}
        aria-pressed={looking === null}
        onClick={() => doings.look(null)}
      >
        <Icon name={looking && isStage ? 'eye' : 'cards'} />
      </button>
      <p className="wk-looking">
        {face ? (
          <>
            <b>
              <Named text={t('table.lookingAt', { name: MARK })} face={face} />
            </b>
            <small>{sayEyes(face, screen, signal)}</small>
          </>
        ) : (
          <b>{t('table.lookingAtBoard')}</b>
        )}
      </p>
      <div className="wk-winks">
        <Winks screen={screen} giving={giving} doings={doings} />
      </div>
    </div>
  );
}

const MARK = '\uE000';

/** A sentence in which the name has its symbol. */
function Named({ text, face }: { text: string; face: FaceShown }) {
  const [before, after] = text.split(MARK);
  return (
    <>
      {before}
      <ColourSymbol colour={face.colour} size={17} inked /> {face.name}
      {after}
    </>
  );
}

function Winks({ screen, giving, doings }: Pick<GazeBeltProps, 'screen' | 'giving' | 'doings'>) {
  const { looking, signals } = screen;
  const shown: readonly Signal[] = signals.length > 0 ? signals : ['wink'];
  return shown.map((signal) => (
    <button
      type="button"
      key={signal}
      className="wk-wink"
      aria-disabled={signals.length === 0 || giving !== null}
      aria-keyshortcuts="Space"
      data-giving={giving === signal || undefined}
      onClick={() => doings.signal(signal)}
    >
      <Icon name="wink" />
      <span>{sayWink(signal, shown.length, looking?.name)}</span>
    </button>
  ));
}

function sayWink(signal: Signal, count: number, name: string | undefined): string {
  if (signal !== 'wink' || count > 1) return t(`table.signals.${signal}`);
  return name === undefined ? t('table.wink') : t('table.winkAt', { name });
}

/** What the eyes in the light do right now; nothing while mine are still turning. */
function sayEyes(face: FaceShown, { faces, me }: WinkScreen, signal: SeenSignal | null): string {
  const nameOf = (seat: number) => faces.find((other) => other.seat === seat)?.name ?? '';
  if (signal?.of === face.seat) {
    return signal.to === me?.seat
      ? t('says.winkToYou', { name: face.name })
      : t('says.winkSeen', { name: face.name, to: nameOf(signal.to) });
  }
  if (face.watchesMe) return t('table.watchYou');
  if (face.sight === 'hidden') return '\u00A0';
  return face.sight === 'board' ? t('table.looksAtBoard') : t('table.looksAt', { name: nameOf(face.sight) });
}
