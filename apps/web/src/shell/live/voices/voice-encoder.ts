import { type Packet, VOICE } from '@oeillade/protocol/live';
import { padOpus, UNHEARD } from './pad-opus.ts';
import { SPOKEN } from './support.ts';

/** After a packet that was too long the encoder is told to use so much less. */
const LESS = 0.8;
const LEAST_BITS = 8_000;

/**
 * Writes pieces of a voice as packets: one for each, of the same size, with the time of the piece by the microphone's own
 * clock. Nothing in them, and nothing of when they come, follows from anything but that somebody speaks.
 */
export class VoiceEncoder {
  readonly #give: (packet: Packet) => void;
  #encoder: AudioEncoder | null = null;
  #bits: number = VOICE.bitsPerSecond;
  /** The piece that the next packet is of, and the one that is to come next. */
  #written = 0;
  #next = -1;

  constructor(give: (packet: Packet) => void) {
    this.#give = give;
  }

  /** `piece`: its number on the microphone's clock. After a pause it begins anew. */
  encode(piece: number, samples: Float32Array<ArrayBuffer>): void {
    if (piece !== this.#next || this.#encoder?.state !== 'configured') this.#begin(piece);
    this.#next = piece + 1;
    const data = new AudioData({
      format: 'f32-planar',
      sampleRate: VOICE.rate,
      numberOfFrames: samples.length,
      numberOfChannels: 1,
      timestamp: piece * VOICE.milliseconds * 1000,
      data: samples,
    });
    this.#encoder?.encode(data);
    data.close();
  }

  close(): void {
    if (this.#encoder?.state !== 'closed') this.#encoder?.close();
    this.#encoder = null;
  }

  #begin(piece: number): void {
    this.close();
    const encoder = new AudioEncoder({
      output: (chunk) => encoder === this.#encoder && this.#wrote(chunk),
      // The next piece begins anew.
      error: () => {},
    });
    encoder.configure({ ...SPOKEN, bitrate: this.#bits });
    this.#encoder = encoder;
    this.#written = piece;
  }

  #wrote(chunk: EncodedAudioChunk): void {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    const content = padOpus(bytes, VOICE.bytes);
    const sentAt = this.#written++ * VOICE.milliseconds;
    // An encoder that does not keep to one size is held shorter, and what was too long is not heard.
    if (!content) {
      this.#bits = Math.max(LEAST_BITS, this.#bits * LESS);
      this.#next = -1;
    }
    this.#give({
      kind: 'voice',
      format: 'opus',
      isSealed: false,
      sentAt,
      content: content ?? padOpus(UNHEARD, VOICE.bytes)!,
    });
  }
}
