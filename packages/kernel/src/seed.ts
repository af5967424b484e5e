import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a game's shuffles are drawn from: lower-case hexadecimal, at least 128 bits. */
export type Seed = string;

const SHAPE = /^(?:[0-9a-f]{2}){16,64}$/;

export const isSeed = (text: string): text is Seed => SHAPE.test(text);

/** Any text becomes a seed of 256 bits. */
export const seedFrom = (text: string): Seed => hashOfText(`oeillade/seed/${text}`);

/** A seed for one purpose, so that two uses of the same seed never share their numbers. */
export const deriveSeed = (seed: Seed, purpose: string): Seed => bytesToHex(digest(seed, purpose));

/** What can be published before the deal without telling anything of the seed. */
export const commitmentTo = (seed: Seed): string => bytesToHex(sha256(hexToBytes(seed)));

/** The 128 bits from which a generator starts. */
export function generatorState(seed: Seed, purpose: string): [number, number, number, number] {
  const bytes = digest(seed, purpose);
  const word = (at: number): number =>
    (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
  return [word(0), word(4), word(8), word(12)];
}

function digest(seed: Seed, purpose: string): Uint8Array {
  if (!isSeed(seed)) throw new Error(`A seed is 128 to 512 bits of lower-case hexadecimal, not "${seed}".`);
  return sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/${purpose}`)));
}

/** Identifies a text that is kept elsewhere: the SHA-256 of its UTF-8, and its number of bytes. */
export interface Seal {
  readonly sha256: string;
  readonly bytes: number;
}

export function sealOf(text: string): Seal {
  const utf8 = utf8ToBytes(text);
  return { sha256: bytesToHex(sha256(utf8)), bytes: utf8.length };
}

/** SHA-256 of a text's UTF-8. */
export const hashOfText = (text: string): string => sealOf(text).sha256;

/** The fingerprint of a secret: it is stored instead of the secret, which cannot be computed from it. */
export const fingerprint = (secret: string): string => hashOfText(`oeillade/secret/${secret}`);
