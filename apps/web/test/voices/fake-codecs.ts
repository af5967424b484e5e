import { VOICE } from '@oeillade/protocol/live';

/** Pieces that stand for codecs of a browser: what is written can be told by its bytes, and is as long as a test says. */
export class FakeCodecs {
  /** How many bytes the encoder makes of each piece. */
  length = (_piece: number): number => 60;
  readonly bitrates: number[] = [];
  #configured = 0;

  /** How often an encoder was made ready. */
  get began(): number {
    return this.#configured;
  }

  install(): () => void {
    const codecs = this;
    class AudioEncoder {
      state = 'unconfigured';
      readonly #output: (chunk: object) => void;
      constructor({ output }: { output: (chunk: object) => void }) {
        this.#output = output;
      }
      configure({ bitrate }: { bitrate: number }): void {
        this.state = 'configured';
        codecs.#configured += 1;
        codecs.bitrates.push(bitrate);
      }
      encode({ timestamp }: { timestamp: number }): void {
        const piece = timestamp / (VOICE.milliseconds * 1000);
        const byteLength = codecs.length(piece);
        this.#output({
          byteLength,
          copyTo: (bytes: Uint8Array) => bytes.fill(piece % 256).fill(0x78, 0, 1),
        });
      }
      close(): void {
        this.state = 'closed';
      }
    }
    class AudioData {
      readonly timestamp: number;
      constructor({ timestamp }: { timestamp: number }) {
        this.timestamp = timestamp;
      }
      close(): void {}
    }
    const before = { AudioEncoder: globalThis.AudioEncoder, AudioData: globalThis.AudioData };
    Object.assign(globalThis, { AudioEncoder, AudioData });
    return () => Object.assign(globalThis, before);
  }
}
