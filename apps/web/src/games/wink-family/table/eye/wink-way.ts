import type { EyeEvent } from '@oeillade/camera';
import type { Signal, WinkScreen } from '../shown.ts';

/** Why what the camera saw is no signal: I look at nobody, I owe none, or another one was agreed on. */
export type WhyUnsent = 'nobody' | 'order' | 'other';

export type WinkWay = { readonly send: Signal } | { readonly unsent: WhyUnsent } | null;

export type Done = Pick<EyeEvent, 'type' | 'side'>;

/**
 * What becomes of a wink of mine at this table, or of a tilt of my head where that was agreed on. The game says what is in order, as for
 * the button. Null for what everybody does at any time: blinks, and tilts where they mean nothing.
 */
export function wayOf(
  { agreed, signals, looking }: Pick<WinkScreen, 'agreed' | 'signals' | 'looking'>,
  done: Done,
): WinkWay {
  const signal = signalOf(agreed, done);
  if (!signal) return done.type === 'wink' ? { unsent: 'other' } : null;
  if (signals.includes(signal)) return { send: signal };
  return { unsent: looking ? 'order' : 'nobody' };
}

/** What that is called which others see on my living face: whether it was agreed on, or in order, nobody asks of a wink (D-43). */
export const nameOfSeen = ({ agreed }: Pick<WinkScreen, 'agreed'>, done: Done): Signal | null =>
  signalOf(agreed, done) ?? (done.type === 'wink' ? 'wink' : null);

function signalOf(agreed: readonly Signal[], { type, side }: Done): Signal | null {
  if (type === 'tilt') return agreed.includes('head-tilt') ? 'head-tilt' : null;
  if (!side) return null;
  const sided = `wink-${side}` as const;
  return agreed.includes(sided) ? sided : agreed.includes('wink') ? 'wink' : null;
}
