import { type Line, type Play, type Seat, seatsIn } from '@oeillade/kernel';
import type { Gallery } from '../gallery/gallery.ts';
import type { WitnessedWink } from '../gaze/camera-winks.ts';
import type { LastingSignal, SignalsPort } from '../gaze/signals.ts';
import type { SignalSeen } from '../messages.ts';
import type { RoundPort } from '../round-port.ts';

/**
 * Tells those who see a signal of it, and writes its line when it is over. The journal has known of it since it began.
 */
export class SignalLines implements SignalsPort {
  readonly #play: Play;
  readonly #gallery: Pick<Gallery, 'signal'>;
  readonly #port: Pick<RoundPort, 'tell' | 'note' | 'keepInBackground'>;

  constructor(
    play: Play,
    port: Pick<RoundPort, 'tell' | 'note' | 'keepInBackground'>,
    gallery: Pick<Gallery, 'signal'>,
  ) {
    this.#play = play;
    this.#port = port;
    this.#gallery = gallery;
  }

  sees(viewer: Seat, signal: SignalSeen): void {
    this.#port.tell(viewer, signal);
  }

  /** Who has seen a signal so far is stored when they see it: a restart before its end must not lose that. */
  going(signal: LastingSignal, t: number): void {
    this.#port.note({ j: 'signalling', t, signal: { ...signal } });
  }

  /** Nobody is told of a wink that a camera saw, and watchers who see eyes late are not either (D-44). */
  winked(wink: WitnessedWink, t: number): void {
    this.#keep({ t, e: 'winked', ...wink, by: 'camera' } as Line);
  }

  over(signal: LastingSignal): void {
    const { seenBy, from, until, ...made } = signal;
    this.#gallery.signal({ ...signal });
    this.#keep({ t: until, e: 'signalled', ...made, seenBy: seatsIn(seenBy), from, until } as Line);
  }

  #keep(line: Line): void {
    this.#play.lines.push(line);
    this.#port.keepInBackground(line);
  }
}
