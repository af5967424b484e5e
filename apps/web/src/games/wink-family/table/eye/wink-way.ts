import type { Side } from '@oeillade/camera';
import type { Signal, WinkScreen } from '../shown.ts';

/** Why a wink that the camera saw is no signal: I look at nobody, I owe none, or another one was agreed on. */
export type WhyUnsent = 'nobody' | 'order' | 'other';

export type WinkWay = { readonly send: Signal } | { readonly unsent: WhyUnsent };

/** What a wink of mine is at this table. The game says what is in order, as for the button. */
export function wayOfWink(
  { agreed, signals, looking }: Pick<WinkScreen, 'agreed' | 'signals' | 'looking'>,
  side: Side,
): WinkWay {
  const signal = signalOf(agreed, side);
  if (!signal) return { unsent: 'other' };
  if (signals.includes(signal)) return { send: signal };
  return { unsent: looking ? 'order' : 'nobody' };
}

/** What a wink is called that others see on my living face: whether it was agreed on, or in order, nobody asks (D-43). */
export const nameOfWink = ({ agreed }: Pick<WinkScreen, 'agreed'>, side: Side): Signal =>
  signalOf(agreed, side) ?? 'wink';

function signalOf(agreed: readonly Signal[], side: Side): Signal | null {
  const sided = `wink-${side}` as const;
  return agreed.includes(sided) ? sided : agreed.includes('wink') ? 'wink' : null;
}
