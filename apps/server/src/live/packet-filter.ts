import type { PacketKind } from '@oeillade/protocol/live';

/** Bytes that may wait for a client before what is added would come too late: at 150 kbit/s, one second and three and a half. */
export const MOST_BEFORE_VOICE = 16 * 1024;
export const MOST_BEFORE_PICTURE = 64 * 1024;

/**
 * Leaves out packets for a client for which too many bytes wait: first voices, then pictures. After a picture that was left
 * out, all pictures before the next key picture are left out too, for they could not be shown.
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
