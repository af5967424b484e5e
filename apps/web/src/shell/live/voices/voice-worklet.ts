/** What runs on the thread that sound is made on: it hands over what the microphone hears, and plays what the others say. */
import { Framing } from './framing.ts';
import { Mixer, type VoicePiece } from './mixer.ts';
import { WORKLET } from './worklet-names.ts';

declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

class Capture extends AudioWorkletProcessor {
  readonly #framing = new Framing(sampleRate, (samples) => {
    this.port.postMessage(samples, [samples.buffer]);
  });

  process([input]: Float32Array[][]): boolean {
    const heard = input?.[0];
    if (heard) this.#framing.take(heard);
    return true;
  }
}

class Playback extends AudioWorkletProcessor {
  readonly #mixer = new Mixer(sampleRate);

  constructor() {
    super();
    this.port.onmessage = ({ data }: MessageEvent<VoicePiece>) => this.#mixer.put(data);
  }

  process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
    const played = output?.[0];
    if (played) this.#mixer.mix(played);
    return true;
  }
}

registerProcessor(WORKLET.capture, Capture);
registerProcessor(WORKLET.playback, Playback);
