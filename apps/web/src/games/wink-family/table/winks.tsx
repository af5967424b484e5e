import { memo } from 'react';
import { AvatarRound, Icon } from '../../../ui/art/index.ts';
import { nameOfSignal } from '../signal-words.ts';
import { say } from '../texts/table.ts';
import type { Signal } from './shown.ts';
import { useShown, useTable } from './use-wink.ts';
import { WINK_LID } from './wink-lid.tsx';
import css from './winks.module.css';

/** A button for each signal that the table has agreed on. */
export const Winks = memo(function Winks() {
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
      {WINK_LID}
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
