import { t } from '../../../shell/i18n/index.ts';
import type { SeenSignal } from '../../../shell/session/model.ts';
import { AvatarRound, ColourSymbol, Icon } from '../../../ui/art/index.ts';
import { markName, piecesOf } from '../../../ui/table/sentence.ts';
import type { Felt } from './felt.ts';
import type { FaceShown, Signal, WinkScreen } from './shown.ts';
import { saySignal } from './speech.ts';
import type { Doings } from './use-wink.ts';

interface GazeBeltProps {
  readonly screen: WinkScreen;
  readonly signal: SeenSignal | null;
  readonly giving: Signal | null;
  /** The eyes on me: they colour the wink, and never forbid it. */
  readonly felt: Felt | null;
  readonly doings: Doings;
  readonly isStage: boolean;
}

/** Whom I look at, what those eyes do, and my own wink. */
export function GazeBelt({ screen, signal, giving, felt, doings, isStage }: GazeBeltProps) {
  const { looking, faces } = screen;
  const face = faces.find(({ seat }) => seat === looking?.seat) ?? null;
  return (
    <div className="wk-belt" data-anchor="eyes" data-lit={looking ? '' : undefined} data-felt={felt?.mode}>
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
              <Named text={t('table.lookingAt', { name: markName(face.name) })} face={face} />
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

/** A sentence in which the name has its symbol. */
function Named({ text, face }: { text: string; face: FaceShown }) {
  return piecesOf(text).map(({ is, text: words }) =>
    is === 'name' ? (
      <span key={words}>
        <ColourSymbol colour={face.colour} size={17} inked /> {words}
      </span>
    ) : (
      words
    ),
  );
}

function Winks({ screen, giving, doings }: Pick<GazeBeltProps, 'screen' | 'giving' | 'doings'>) {
  const { looking, signals, agreed, me } = screen;
  return agreed.map((signal, index) => (
    <button
      type="button"
      key={signal}
      className="wk-wink"
      aria-disabled={signals.length === 0 || giving !== null}
      data-one-of={agreed.length > 1 ? agreed.length : undefined}
      title={agreed.length > 1 ? t(`table.signals.${signal}`) : undefined}
      aria-keyshortcuts={index === 0 ? 'Space' : `Shift+${index + 1}`}
      data-giving={giving === signal || undefined}
      onClick={() => doings.signal(signal)}
    >
      {me && (agreed.length > 1 || signal !== 'wink') ? (
        <AvatarRound guest={me.face} colour={me.colour} expression={signal} />
      ) : (
        <Icon name="wink" />
      )}
      <span>{sayWink(signal, agreed.length, looking?.name)}</span>
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
    const to = signal.to === me?.seat ? null : nameOf(signal.to);
    return saySignal(signal.signal as Signal, face.name, to);
  }
  if (face.watchesMe) return t('table.watchYou');
  if (face.sight === 'hidden') return '\u00A0';
  return face.sight === 'board' ? t('table.looksAtBoard') : t('table.looksAt', { name: nameOf(face.sight) });
}
