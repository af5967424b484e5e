import type { LobbySeat } from '@oeillade/table';
import { useId } from 'react';
import { figureOf } from '../../../ui/art/guests/costume/figure.ts';
import { type Colour, Loge } from '../../../ui/art/index.ts';
import formCss from '../../../ui/form.module.css';
import { nameOfSignal } from '../signal-words.ts';
import { sayLobby } from '../texts/lobby.ts';
import type { Signal } from './offer.ts';
import css from './signals.module.css';

/** A signal is learnt from a face that makes it: my own, or a drawn guest's for somebody who watches. */
export function SignalShown({ signal, me }: { signal: Signal; me: LobbySeat | null }) {
  return (
    <span className={css.signalFace} aria-hidden="true">
      <Loge
        guest={figureOf(me?.face ?? 0, me?.costume)}
        colour={(me?.colour ?? 'vermilion') as Colour}
        name={me?.name ?? ''}
        plain
        expression={signal}
        held
      />
    </span>
  );
}

interface SignalChoiceProps {
  readonly offered: readonly Signal[];
  readonly agreed: readonly Signal[];
  readonly several: boolean;
  readonly me: LobbySeat | null;
  readonly onPress: (signal: Signal) => void;
}

/** W-24: what stands for "it is me", each drawn so that everybody knows it when they see it. */
export function SignalChoice({ offered, agreed, several, me, onPress }: SignalChoiceProps) {
  const name = useId();
  return (
    <fieldset className={css.signals}>
      <legend className={formCss.label} data-part="label">
        {sayLobby(several ? 'signalsSeveral' : 'signals')}
      </legend>
      <p className={formCss.hint} data-part="hint">
        {sayLobby(several ? 'signalMany' : 'signalOne')}
      </p>
      <div className={css.signalGrid}>
        {offered.map((signal) => (
          <label className={css.signal} data-part="signal" key={signal}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className="visually-hidden"
              name={name}
              checked={agreed.includes(signal)}
              onChange={() => onPress(signal)}
            />
            <SignalShown signal={signal} me={me} />
            {nameOfSignal(signal)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
