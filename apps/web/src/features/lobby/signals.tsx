import type { winkFamily } from '@oeillade/games';
import type { LobbySeat } from '@oeillade/table';
import { useId } from 'react';
import { t } from '../../shell/i18n/index.ts';
import { type Colour, Loge } from '../../ui/art/index.ts';

type Signal = winkFamily.Signal;

/** A signal is learnt from a face that makes it: my own, or that of the house for somebody who watches. */
export function SignalShown({ signal, me }: { signal: Signal; me: LobbySeat | null }) {
  return (
    <span className="signal-face" aria-hidden="true">
      <Loge
        guest={me?.face ?? 0}
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
    <fieldset className="signals">
      <legend className="label">{t(several ? 'lobby.signalsSeveral' : 'lobby.signals')}</legend>
      <p className="hint">{t(several ? 'lobby.signalMany' : 'lobby.signalOne')}</p>
      <div className="signal-grid">
        {offered.map((signal) => (
          <label className="signal" key={signal}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className="visually-hidden"
              name={name}
              checked={agreed.includes(signal)}
              onChange={() => onPress(signal)}
            />
            <SignalShown signal={signal} me={me} />
            {t(`table.signals.${signal}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
