import type { VoicePiece } from './mixer.ts';
import workletUrl from './voice-worklet.ts?worker&url';
import { WORKLET } from './worklet-names.ts';

interface SoundOptions {
  /** A piece of what the microphone heard, with its number on the microphone's clock. */
  readonly spoke: (piece: number, samples: Float32Array<ArrayBuffer>) => void;
}

interface Opened {
  readonly context: AudioContext;
  readonly playback: AudioWorkletNode;
}

/** Loudspeaker and microphone, as the browser's own thread of sound has them. */
export class Sound {
  readonly #spoke: SoundOptions['spoke'];
  #context: AudioContext | null = null;
  #opened: Opened | null = null;
  #stream: MediaStream | null = null;
  #capture: { readonly source: MediaStreamAudioSourceNode; readonly node: AudioWorkletNode } | null = null;
  #piece = 0;

  constructor({ spoke }: SoundOptions) {
    this.#spoke = spoke;
  }

  /** By a press: else browsers play nothing. */
  open(): void {
    if (this.#context) return;
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.#context = context;
    // A phone that was locked has stopped it.
    document.addEventListener('visibilitychange', this.#resume);
    this.#resume();
    void this.#load(context);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#resume);
    this.hearMicrophone(null);
    void this.#context?.close();
    this.#context = null;
    this.#opened = null;
  }

  play(piece: VoicePiece): void {
    this.#opened?.playback.port.postMessage(piece, [piece.samples.buffer as ArrayBuffer]);
  }

  /** Null once it is off. */
  hearMicrophone(stream: MediaStream | null): void {
    this.#stream = stream;
    this.#connect();
  }

  readonly #resume = (): void => {
    if (document.visibilityState === 'visible') void this.#context?.resume();
  };

  async #load(context: AudioContext): Promise<void> {
    await context.audioWorklet.addModule(workletUrl);
    if (context !== this.#context) return;
    const options = { numberOfInputs: 0, outputChannelCount: [1] };
    const playback = new AudioWorkletNode(context, WORKLET.playback, options);
    playback.connect(context.destination);
    this.#opened = { context, playback };
    this.#connect();
  }

  #connect(): void {
    this.#disconnect();
    if (!this.#stream || !this.#opened) return;
    const { context } = this.#opened;
    const source = context.createMediaStreamSource(this.#stream);
    const node = new AudioWorkletNode(context, WORKLET.capture, {
      channelCount: 1,
      channelCountMode: 'explicit',
    });
    node.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer>>) =>
      this.#spoke(this.#piece++, data);
    // It says nothing itself; what leads nowhere is not run by every browser.
    source.connect(node).connect(context.destination);
    this.#capture = { source, node };
  }

  #disconnect(): void {
    if (!this.#capture) return;
    const { source, node } = this.#capture;
    this.#capture = null;
    node.port.onmessage = null;
    source.disconnect();
    node.disconnect();
  }
}
