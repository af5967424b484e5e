import type { PacketKind } from '@oeillade/protocol/live';

/** Bytes that may wait for a client before what is added would come too late: at 150 kbit/s, one second and three and a half. */
export const MOST_BEFORE_VOICE = 16 * 1024;
export const MOST_BEFORE_PICTURE = 64 * 1024;

/**
 * What is left out for somebody to whom something is still on its way: first voices, then pictures, and of these all
 * until the next key picture, since nothing could be seen of them.
 */
export class PacketFilter {
  #isInStep = true;

  /** Whether a packet passes where so many bytes wait. */
  passes(kind: PacketKind, waiting: number): boolean {
    if (kind === 'voice') return waiting <= MOST_BEFORE_VOICE;
    if (kind === 'delta' && !this.#isInStep) return false;
    this.#isInStep = waiting <= MOST_BEFORE_PICTURE;
    return this.#isInStep;
  }
}
