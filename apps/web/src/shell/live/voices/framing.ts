import { VOICE } from '@oeillade/protocol/live';

/** Cuts what a microphone gives into pieces of one packet each, at the rate of voices whatever the device's own is. */
export class Framing {
  readonly #step: number;
  readonly #give: (samples: Float32Array) => void;
  #piece = new Float32Array(VOICE.samples);
  #length = 0;
  /** Where the next sample lies between the last one of before and the first one of now. */
  #offset = 0;
  #before = 0;

  constructor(inputRate: number, give: (samples: Float32Array) => void) {
    this.#step = inputRate / VOICE.rate;
    this.#give = give;
  }

  take(input: Float32Array): void {
    let at = this.#offset;
    for (; at <= input.length - 1; at += this.#step) {
      const whole = Math.floor(at);
      const from = whole < 0 ? this.#before : input[whole]!;
      const to = at === whole ? from : input[whole + 1]!;
      this.#add(from + (to - from) * (at - whole));
    }
    this.#before = input.at(-1) ?? this.#before;
    this.#offset = at - input.length;
  }

  #add(sample: number): void {
    this.#piece[this.#length++] = sample;
    if (this.#length < VOICE.samples) return;
    this.#give(this.#piece);
    this.#piece = new Float32Array(VOICE.samples);
    this.#length = 0;
  }
}

/** How loud it is, from 0 to 1, as it is felt rather than measured: a quiet voice already moves the ring. */
export function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const loudness = 10 * Math.log10(sum / samples.length + 1e-10);
  return Math.max(0, Math.min(1, (loudness + QUIETEST) / (QUIETEST - LOUDEST)));
}

/** Decibels under full scale. */
const QUIETEST = 55;
const LOUDEST = 12;
