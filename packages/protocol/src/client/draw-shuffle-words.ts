import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Words for one shuffle, and the hash by which they are promised. */
export interface DrawnShuffleWords {
  readonly words: string;
  readonly hash: string;
}

/** Of these 128 bits nobody else can know anything. */
const RANDOM_BYTES = 16;

/** Draws words; what the player has typed comes before what was drawn. */
export function drawShuffleWords(
  typed: string,
  random: (bytes: number) => Uint8Array = randomBytes,
): DrawnShuffleWords {
  // Half a character has no hash of its own: the table would refuse it.
  const own = typed.toWellFormed().trim();
  const words = `${own} ${bytesToHex(random(RANDOM_BYTES))}`.trim();
  return { words, hash: hashOf(words) };
}

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
