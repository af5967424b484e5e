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
  const sided = `wink-${side}` as const;
  const signal = agreed.includes(sided) ? sided : agreed.includes('wink') ? 'wink' : null;
  if (!signal) return { unsent: 'other' };
  if (signals.includes(signal)) return { send: signal };
  return { unsent: looking ? 'order' : 'nobody' };
}
