import type { FindGame, Seal, Seed } from '@oeillade/kernel';

/** What a table needs from its driver: games, and chance that nobody can predict. */
export interface TableSource {
  /** The games that can be played here. */
  readonly findGame: FindGame;
  /** A fresh secret of at least 128 bits. */
  entropy(): Seed;
  /** Whether everybody is told their whole view after every event, beside the event itself. */
  readonly views?: boolean;
  /** A faster `sealOf` than the kernel's, where the platform has one: while a long record is hashed, everything else waits. */
  sealOf?(text: string): Seal;
}
