import { fingerprint, type Seat } from '@oeillade/kernel';
import type { LiveTable } from '@oeillade/room/live';
import { tokenOf } from '../../support/visitor.ts';

/** A table as living faces know it, arranged by a test. */
export class People implements LiveTable {
  hasEyes = true;
  carriesPictures = true;
  carriesVoices = true;
  /** Whom each seat sees. */
  readonly sees = new Map<Seat, Seat>();
  /** The seats' secrets, in their order. */
  tokens: string[];
  leftSeats: Seat[] = [];

  constructor(players: number) {
    this.tokens = Array.from({ length: players }, (_, seat) => fingerprint(tokenOf(seat)));
  }

  get seating(): LiveTable['seating'] {
    const { leftSeats, tokens } = this;
    return {
      leftSeats,
      seatOf: (token) => (tokens.includes(token) ? tokens.indexOf(token) : null),
    };
  }

  faceSeenBy(seat: Seat): Seat | null {
    return this.sees.get(seat) ?? null;
  }
}
