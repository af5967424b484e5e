import { JitterBuffer } from './jitter-buffer.ts';

/** Somebody's voice that is to be heard: samples, and the time of the first on the speaker's clock, counted in samples. */
export interface VoicePiece {
  readonly from: number;
  readonly at: number;
  readonly samples: Float32Array;
}

/** All voices of a table, as one. */
export class Mixer {
  readonly #rate: number;
  readonly #voices = new Map<number, JitterBuffer>();

  constructor(outputRate: number) {
    this.#rate = outputRate;
  }

  put({ from, at, samples }: VoicePiece): void {
    const known = this.#voices.get(from);
    const voice = known ?? new JitterBuffer(this.#rate);
    if (!known) this.#voices.set(from, voice);
    voice.put(at, samples);
  }

  /** Fills what is to be heard next; silence where nobody speaks. */
  mix(output: Float32Array): void {
    output.fill(0);
    for (const voice of this.#voices.values()) voice.addTo(output);
    // Two who shout together are no louder than one can.
    for (let at = 0; at < output.length; at++) output[at] = Math.max(-1, Math.min(1, output[at]!));
  }
}
