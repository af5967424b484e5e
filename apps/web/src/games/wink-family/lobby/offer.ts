import * as winkFamily from '@oeillade/games/wink-family';
import { type Arranged, allows } from '../../contract/arrangement.ts';

export type WinkOptions = winkFamily.WinkOptions;
export type Signal = winkFamily.Signal;
export type Channel = WinkOptions['channel'];

const { SIGNALS } = winkFamily;
const CHANNELS: readonly Channel[] = ['avatars', 'faces', 'living'];

export interface EyesOffer {
  readonly signals: readonly Signal[];
  readonly severalSignals: boolean;
  readonly channels: readonly Channel[];
}

/** E-19, D-1: whose eyes they may be, and what may stand for "it is me". */
export const eyesOffer = (lobby: Arranged): EyesOffer => ({
  signals: SIGNALS.filter((signal) => allows(lobby, { signals: [signal] })),
  severalSignals: allows(lobby, { signals: SIGNALS }),
  channels: CHANNELS.filter((channel) => allows(lobby, { channel })),
});

const SIDED: readonly Signal[] = ['wink-left', 'wink-right'];

/** Whoever tells the eyes apart has no plain wink beside them: it would be one of the two. */
const isAlike = (one: Signal, other: Signal): boolean =>
  (one === 'wink' && SIDED.includes(other)) || (other === 'wink' && SIDED.includes(one));

/** The signals after one was pressed: another instead, or one more or less, but never none. */
export function pressSignal(
  signals: readonly Signal[],
  pressed: Signal,
  several: boolean,
): readonly Signal[] {
  if (!several) return [pressed];
  const kept = SIGNALS.filter(
    (signal) => (signal === pressed) !== signals.includes(signal) && !isAlike(signal, pressed),
  );
  return kept.length > 0 ? kept : signals;
}
