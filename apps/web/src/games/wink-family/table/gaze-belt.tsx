import { memo } from 'react';
import type { SeenSignal } from '../../../shell/session/model.ts';
import { AvatarRound, ColourSymbol, Icon } from '../../../ui/art/index.ts';
import type { Person } from '../../../ui/table/people.ts';
import { markName, piecesOf } from '../../../ui/table/sentence.ts';
import { nameOfSignal } from '../signal-words.ts';
import { say } from '../texts/table.ts';
import css from './gaze-belt.module.css';
import type { FaceShown, Signal } from './shown.ts';
import { saySignal } from './speech.ts';
import { useShown, useTable } from './use-wink.ts';

/** Whom I look at, what those eyes do, and my own wink. The eyes on me colour the wink, and never forbid it. */
export const GazeBelt = memo(function GazeBelt({ isStage }: { readonly isStage: boolean }) {
  const { actions } = useTable();
  const { looking, faces, me, signal, mode } = useShown(
    ({ screen: { looking, faces, me }, signal, felt }) => ({
      looking,
      faces,
      me,
      signal,
      mode: felt?.mode,
    }),
  );
  const face = faces.find(({ seat }) => seat === looking?.seat) ?? null;
  return (
    <div
      className={css.belt}
      data-part="wink-belt"
      data-anchor="eyes"
      data-lit={looking ? '' : undefined}
      data-felt={mode}
    >
      <button
        type="button"
        className={css.awayEye}
        aria-label={say('lookBoard')}
        title={say('lookBoard')}
        aria-pressed={looking === null}
        onClick={() => actions.look(null)}
      >
        <Icon name={looking && isStage ? 'eye' : 'cards'} />
      </button>
      <p className={css.looking} data-part="wink-looking">
        {face ? (
          <>
            <b>
              <Named text={say('lookingAt', { name: markName(face.name) })} face={face} />
            </b>
            <small>{sayEyes(face, faces, me, signal)}</small>
          </>
        ) : (
          <b>{say('lookingAtBoard')}</b>
        )}
      </p>
      <div className={css.winks}>
        <Winks />
      </div>
    </div>
  );
});

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

const Winks = memo(function Winks() {
  const { actions } = useTable();
  const { looking, signals, agreed, me, giving } = useShown(
    ({ screen: { looking, signals, agreed, me }, giving }) => ({ looking, signals, agreed, me, giving }),
  );
  return agreed.map((signal, index) => (
    <button
      type="button"
      key={signal}
      className={css.wink}
      data-part="wink-wink"
      aria-disabled={signals.length === 0 || giving !== null}
      data-one-of={agreed.length > 1 ? agreed.length : undefined}
      title={agreed.length > 1 ? nameOfSignal(signal) : undefined}
      aria-keyshortcuts={index === 0 ? 'Space' : `Shift+${index + 1}`}
      data-giving={giving === signal || undefined}
      onClick={() => actions.signal(signal)}
    >
      {me && (agreed.length > 1 || signal !== 'wink') ? (
        <AvatarRound guest={me.face} colour={me.colour} expression={signal} />
      ) : (
        <Icon name="wink" />
      )}
      <span>{sayWink(signal, agreed.length, looking?.name)}</span>
    </button>
  ));
});

function sayWink(signal: Signal, count: number, name: string | undefined): string {
  if (signal !== 'wink' || count > 1) return nameOfSignal(signal);
  return name === undefined ? say('wink') : say('winkAt', { name });
}

/** What the eyes in the light do right now; nothing while mine are still turning. */
function sayEyes(
  face: FaceShown,
  faces: readonly FaceShown[],
  me: Person | null,
  signal: SeenSignal | null,
): string {
  const nameOf = (seat: number) => faces.find((other) => other.seat === seat)?.name ?? '';
  if (signal?.of === face.seat) {
    const to = signal.to === me?.seat ? null : nameOf(signal.to);
    return saySignal(signal.signal as Signal, face.name, to);
  }
  if (face.watchesMe) return say('watchYou');
  if (face.sight === 'hidden') return '\u00A0';
  return face.sight === 'board' ? say('looksAtBoard') : say('looksAt', { name: nameOf(face.sight) });
}
