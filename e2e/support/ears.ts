import type { Guest } from './guest.ts';

interface Ear {
  readonly context: AudioContext;
  readonly analyser: AnalyserNode;
}

type Eared = Window & { ears: { microphone?: Ear; loudspeaker?: Ear; onsets?: Record<string, number[]> } };

/**
 * Before the page opens: from then on it can be listened to, at the microphone as the browser hands it over, and at what is
 * played.
 */
export async function listenIn({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const ears: Eared['ears'] = {};
    Object.assign(window, { ears });
    /** Two thirds of a second: whoever looks late has missed nothing. */
    const SAMPLES = 32_768;
    const ear = (context: AudioContext): Ear => {
      const analyser = context.createAnalyser();
      analyser.fftSize = SAMPLES;
      return { context, analyser };
    };
    const { connect } = AudioNode.prototype;
    const { createMediaStreamSource } = AudioContext.prototype;
    AudioNode.prototype.connect = function (this: AudioNode, ...to: [AudioNode]) {
      const result = Reflect.apply(connect, this, to);
      const { context } = this;
      if (to[0] === context.destination && context instanceof AudioContext) {
        if (ears.loudspeaker?.context !== context) ears.loudspeaker = ear(context);
        Reflect.apply(connect, this, [ears.loudspeaker.analyser]);
      }
      return result;
    } as typeof connect;
    AudioContext.prototype.createMediaStreamSource = function (this: AudioContext, stream: MediaStream) {
      const source = Reflect.apply(createMediaStreamSource, this, [stream]);
      ears.microphone = ear(this);
      Reflect.apply(connect, source, [ears.microphone.analyser]);
      return source;
    };
  });
}

/**
 * From now on the page notes when tones begin there, on the clock that all pages of a machine share: by the samples and by
 * the browser's word when each is heard, and not by when the page comes to look.
 */
export async function noteOnsets({ page }: Guest, at: 'microphone' | 'loudspeaker'): Promise<void> {
  await page.evaluate((which) => {
    const { ears } = window as unknown as Eared;
    const found: number[] = [];
    ears.onsets = { ...ears.onsets, [which]: found };
    const LEVEL = 0.05;
    /** Seconds of silence before a beginning. */
    const QUIET = 0.15;
    const look = () => {
      const ear = ears[which];
      if (!ear) return;
      const { context, analyser } = ear;
      const samples = new Float32Array(analyser.fftSize);
      const before = context.currentTime;
      analyser.getFloatTimeDomainData(samples);
      const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
      // The page was kept waiting while it read: it looks again soon.
      if (context.currentTime - before > 0.01 || performanceTime === 0) return;
      let quiet = 0;
      samples.forEach((sample, index) => {
        if (Math.abs(sample) < LEVEL) {
          quiet += 1;
          return;
        }
        if (quiet > QUIET * context.sampleRate) {
          const time = before - (samples.length - index) / context.sampleRate;
          const moment = performance.timeOrigin + performanceTime + (time - contextTime) * 1000;
          if (found.every((known) => Math.abs(known - moment) > 100)) found.push(moment);
        }
        quiet = 0;
      });
    };
    setInterval(look, 100);
  }, at);
}

export const onsetsOf = ({ page }: Guest, at: 'microphone' | 'loudspeaker'): Promise<number[]> =>
  page.evaluate((which) => (window as unknown as Eared).ears.onsets?.[which] ?? [], at);
