import type { Guest } from './guest.ts';

/** How many of these a browser's decoders can make a picture of. */
export function picturesIn(guest: Guest, contents: readonly Uint8Array[]): Promise<number> {
  return guest.page.evaluate(
    async (texts) => {
      let decoded = 0;
      for (const text of texts) {
        const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const decoder = new VideoDecoder({
          output: (frame) => {
            decoded += 1;
            frame.close();
          },
          error: () => {},
        });
        decoder.configure({ codec: 'vp8' });
        // What is no picture at all, a decoder may keep for ever.
        const patience = new Promise((done) => setTimeout(done, 1_000));
        try {
          decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data }));
          await Promise.race([decoder.flush(), patience]);
        } catch {
          // An error is what should happen here.
        }
        await createImageBitmap(new Blob([data])).then(
          () => {
            decoded += 1;
          },
          () => {},
        );
      }
      return decoded;
    },
    contents.map((content) => Buffer.from(content).toString('base64')),
  );
}

const RATE = 48_000;
/** As long as five packets of a voice: by chance nothing stays at one pitch for so long. */
const WINDOW = RATE / 10;
/** The share of the sound's energy in a window that must lie at that pitch. */
const MOST_OF_IT = 0.5;

/** In how many tenths of a second there is a tone of this pitch, by all that a browser's decoder makes of these packets. */
export async function tonesIn(
  { page }: Guest,
  packets: readonly Uint8Array[],
  pitch: number,
): Promise<number> {
  const texts = packets.map((packet) => Buffer.from(packet).toString('base64'));
  const samples = await page.evaluate(decodeSound, { texts, rate: RATE });
  const windows = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, nth) =>
    samples.slice(nth * WINDOW, (nth + 1) * WINDOW),
  );
  return windows.filter((window) => shareOf(pitch, window) > MOST_OF_IT).length;
}

/** Decodes one packet after the other; one that cannot be decoded costs its decoder, and a new one takes the next packet. */
async function decodeSound({ texts, rate }: { readonly texts: readonly string[]; readonly rate: number }) {
  const samples: number[] = [];
  const config = { codec: 'opus', sampleRate: rate, numberOfChannels: 1 };
  const begun = () => {
    const decoder = new AudioDecoder({
      output: (sound) => {
        const piece = new Float32Array(sound.numberOfFrames);
        sound.copyTo(piece, { planeIndex: 0, format: 'f32-planar' });
        sound.close();
        for (const sample of piece) samples.push(sample);
      },
      error: () => {},
    });
    decoder.configure(config);
    return decoder;
  };
  let decoder = begun();
  for (const [nth, text] of texts.entries()) {
    const data = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    if (decoder.state !== 'configured') decoder = begun();
    decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp: nth * 20_000, data }));
    await decoder.flush().catch(() => {});
  }
  return samples;
}

/** How much of a sound is one tone, from 0 to 1. */
function shareOf(pitch: number, samples: readonly number[]): number {
  let [all, cosine, sine] = [0, 0, 0];
  for (const [at, sample] of samples.entries()) {
    const angle = (2 * Math.PI * pitch * at) / RATE;
    all += sample * sample;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
  }
  return all === 0 ? 0 : (2 * (cosine * cosine + sine * sine)) / (samples.length * all);
}
