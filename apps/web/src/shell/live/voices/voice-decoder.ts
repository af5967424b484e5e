import { type Packet, VOICE } from '@oeillade/protocol/live';
import { HEARD } from './support.ts';

/** More than this has not been read yet: what comes now would be heard too late. */
const MOST_WAITING = 25;

/** Reads one voice: gives its samples, and their time on the speaker's clock, counted in samples. */
export class VoiceDecoder {
  readonly #give: (at: number, samples: Float32Array) => void;
  #decoder: AudioDecoder | null = null;
  /** The times of what is being read, in order. */
  #times: number[] = [];

  constructor(give: (at: number, samples: Float32Array) => void) {
    this.#give = give;
  }

  decode({ sentAt, content }: Packet): void {
    if (this.#decoder?.state !== 'configured') this.#begin();
    if (this.#times.length > MOST_WAITING) return;
    this.#times.push((sentAt * VOICE.rate) / 1000);
    const chunk = new EncodedAudioChunk({
      type: 'key',
      timestamp: sentAt * 1000,
      data: content as Uint8Array<ArrayBuffer>,
    });
    this.#decoder?.decode(chunk);
  }

  close(): void {
    if (this.#decoder?.state !== 'closed') this.#decoder?.close();
    this.#decoder = null;
  }

  #begin(): void {
    this.close();
    this.#times = [];
    const decoder = new AudioDecoder({
      output: (data) => {
        if (decoder === this.#decoder) this.#read(data);
        data.close();
      },
      // Whatever that was, the next packet begins anew.
      error: () => {},
    });
    decoder.configure(HEARD);
    this.#decoder = decoder;
  }

  #read(data: AudioData): void {
    const at = this.#times.shift();
    if (at === undefined || data.sampleRate !== VOICE.rate || data.numberOfFrames > VOICE.samples) return;
    const samples = new Float32Array(data.numberOfFrames);
    data.copyTo(samples, { planeIndex: 0, format: 'f32-planar' });
    this.#give(at, samples);
  }
}
