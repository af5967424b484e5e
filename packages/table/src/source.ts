import type { FindGame, Seal, Seed } from '@oeillade/kernel';

/** What a table needs from its driver: games, and chance that nobody can predict. */
export interface TableSource {
  /** The games that can be played here. */
  readonly findGame: FindGame;
  /** A fresh secret of at least 128 bits. */
  entropy(): Seed;
  /** Whether everybody is told their whole view after every event, beside the event itself. */
  readonly views?: boolean;
  /** The kernel's `sealOf` by quicker means, for who has some: a long record is read by it at a stretch. */
  sealOf?(text: string): Seal;
}
