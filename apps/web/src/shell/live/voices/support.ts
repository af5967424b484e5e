import { VOICE } from '@oeillade/protocol/live';
import { whyNoCamera } from '../../camera/secure-page.ts';

const SOUND = { codec: 'opus', sampleRate: VOICE.rate, numberOfChannels: 1 } as const;

export const HEARD: AudioDecoderConfig = SOUND;

/** Every packet as long as any other, as far as the encoder lets itself be told. */
export const SPOKEN: AudioEncoderConfig = {
  ...SOUND,
  bitrate: VOICE.bitsPerSecond,
  bitrateMode: 'constant',
  opus: { frameDuration: VOICE.milliseconds * 1000 },
};

/**
 * What somebody can do here. `insecure`: browsers give neither microphones nor codecs to such a page; `none`: this browser has
 * no codecs for sound; `hear`: the others can be heard, and this one's own voice cannot be written.
 */
export type VoiceSupport = 'insecure' | 'none' | 'hear' | 'speak';

export async function voiceSupport(): Promise<VoiceSupport> {
  if (!window.isSecureContext) return 'insecure';
  if (typeof AudioWorkletNode !== 'function' || typeof AudioDecoder !== 'function') return 'none';
  if (!(await isSupported(() => AudioDecoder.isConfigSupported(HEARD)))) return 'none';
  if (typeof AudioEncoder !== 'function' || whyNoCamera() !== null) return 'hear';
  return (await isSupported(() => AudioEncoder.isConfigSupported(SPOKEN))) ? 'speak' : 'hear';
}

/** Some throw where they should say no. */
async function isSupported(ask: () => Promise<{ supported?: boolean }>): Promise<boolean> {
  try {
    return (await ask()).supported === true;
  } catch {
    return false;
  }
}
