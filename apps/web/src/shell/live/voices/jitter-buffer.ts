import { VOICE } from '@oeillade/protocol/live';

const milliseconds = (count: number): number => (count * VOICE.rate) / 1000;

/** How long before its moment the first packet of somebody is there, until it is known how regularly theirs come. */
const FIRST = milliseconds(60);
/** So much earlier than needed the latest packet of a window is to come. */
const EARLY = milliseconds(30);
/** A packet that came too late is played so much later than at once. */
const LATER = milliseconds(10);
/** Nobody waits longer than this for the latest packets: they are left out. */
const MOST = milliseconds(120);
/** By so much nobody's packets differ: the sender has begun anew, or the line was broken. */
const LEAP = milliseconds(400);
/** After so long without a packet somebody begins anew. */
const QUIET = milliseconds(1_000);
/** Packets after which the speed is thought over. */
const WINDOW = 50;
/** So much of what is too early or too late is made up for in a second, and never so much that it could be heard. */
const MADE_UP = 0.25;
const FASTEST = 0.008;
/** More than a leap and the longest packet: what is to come has its place in here. */
const RING = 65_536;
/** A sound that breaks off fades by this much with each sample, and one that begins comes up in so many. */
const FADING = 0.985;
const COMES_UP = milliseconds(5);

/**
 * What came of one voice, until it is to be heard. It plays as little later than the packets come as their times allow, and a
 * little faster or slower than it was spoken, since no two clocks go alike. Times of the sender are counted in samples.
 */
export class JitterBuffer {
  /** NaN where nothing came, or what came was played. */
  readonly #ring = new Float32Array(RING).fill(Number.NaN);
  readonly #samplesPerStep: number;
  /** What place 0 of the ring stood for first, and where playing is from there on. */
  #zero = 0;
  #played = 0;
  #quiet = QUIET;
  /** How much too fast it plays, against what drifts. */
  #haste = 0;
  /** How early the packets of this window came: the latest of them, the earliest, and all together. */
  #latest = Number.POSITIVE_INFINITY;
  #earliest = Number.NEGATIVE_INFINITY;
  #sum = 0;
  #count = 0;
  /** How early they came before. */
  #usual = FIRST;
  #loudness = 0;
  #tail = 0;
  #last = 0;
  #isHeard = false;

  constructor(outputRate: number) {
    this.#samplesPerStep = VOICE.rate / outputRate;
  }

  /** `at`: the time of the first sample on the sender's clock. */
  put(at: number, samples: Float32Array): void {
    let early = at - this.#zero - this.#played;
    if (this.#quiet >= QUIET || Math.abs(early) > LEAP) {
      this.#begin(at);
      early = this.#usual;
    } else if (early < 0 && this.#canWait(LATER - early)) {
      // There is a gap already: what comes is played after it, and what comes as late again leaves none.
      this.#wait(LATER - early);
      early = LATER;
    }
    this.#quiet = 0;
    this.#note(early);
    this.#write(at - this.#zero, samples);
  }

  /** Adds the next samples to what others say at the same time; false where there is nothing to hear. */
  addTo(output: Float32Array): boolean {
    this.#quiet += output.length * this.#samplesPerStep;
    if (this.#quiet >= QUIET && Math.abs(this.#tail) < 1e-4 && !this.#isHeard) return false;
    const step = this.#samplesPerStep * (1 + this.#haste);
    for (let at = 0; at < output.length; at++) {
      output[at]! += this.#sample();
      this.#advance(step);
    }
    return true;
  }

  /** How long after it came, in milliseconds, a packet is played that comes as they usually do. */
  get delay(): number {
    return (this.#usual * 1000) / VOICE.rate;
  }

  #begin(at: number): void {
    this.#ring.fill(Number.NaN);
    this.#breakOff();
    this.#zero = Math.floor(at - this.#usual) - RING;
    this.#played = at - this.#usual - this.#zero;
    this.#clearWindow();
  }

  /** Whether those who are in time would still be heard soon enough. */
  #canWait(longer: number): boolean {
    return Math.max(this.#usual, this.#earliest) + longer <= MOST;
  }

  #wait(longer: number): void {
    this.#breakOff();
    this.#played -= longer;
    this.#usual += longer;
    this.#clearWindow();
  }

  #skip(longer: number): void {
    this.#breakOff();
    this.#advance(longer);
    this.#usual -= longer;
  }

  #note(early: number): void {
    this.#latest = Math.min(this.#latest, early);
    this.#earliest = Math.max(this.#earliest, early);
    this.#sum += early;
    if (++this.#count < WINDOW) return;
    const surplus = this.#latest - EARLY;
    const canSlow = this.#earliest < MOST;
    const wish = (surplus * MADE_UP) / VOICE.rate;
    this.#haste = Math.max(canSlow ? -FASTEST : 0, Math.min(FASTEST, wish));
    this.#usual = this.#sum / this.#count;
    // It began with a packet that was late: to make up for that would take long.
    if (this.#latest > MOST) this.#skip(surplus);
    this.#clearWindow();
  }

  #clearWindow(): void {
    this.#latest = Number.POSITIVE_INFINITY;
    this.#earliest = Number.NEGATIVE_INFINITY;
    this.#sum = 0;
    this.#count = 0;
  }

  #write(from: number, samples: Float32Array): void {
    // What should have been heard by now is left out.
    const first = Math.max(0, Math.ceil(this.#played - from));
    const most = Math.min(samples.length, Math.floor(this.#played) + RING - from);
    for (let at = first; at < most; at++) this.#ring[(from + at) % RING] = samples[at]!;
  }

  #sample(): number {
    const whole = Math.floor(this.#played);
    const before = this.#ring[whole % RING]!;
    const after = this.#ring[(whole + 1) % RING]!;
    const value = before + (after - before) * (this.#played - whole);
    this.#tail *= FADING;
    if (Number.isNaN(value)) {
      if (this.#isHeard) this.#breakOff();
      return this.#tail;
    }
    this.#isHeard = true;
    this.#loudness = Math.min(1, this.#loudness + 1 / COMES_UP);
    this.#last = this.#tail + value * this.#loudness;
    return this.#last;
  }

  /** What was heard last fades, and what comes next comes up from nothing: neither clicks. */
  #breakOff(): void {
    if (this.#isHeard) this.#tail = this.#last;
    this.#isHeard = false;
    this.#loudness = 0;
  }

  #advance(step: number): void {
    const before = Math.floor(this.#played);
    this.#played += step;
    for (let at = before; at < Math.floor(this.#played); at++) this.#ring[at % RING] = Number.NaN;
  }
}
