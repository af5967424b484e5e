import type { SpywhereSeen } from '@oeillade/games/spywhere';
import type { Seat } from '@oeillade/kernel';
import { endOf, type Occasion } from '../occasion.ts';

/** What an announcement of Spywhere means to a seat. Whether a guess is right nobody is told, so no face depends on it. */
export function occasionOf(told: object, seat: Seat): Occasion | null {
  const event = told as SpywhereSeen;
  switch (event.e) {
    case 'dealt':
      return 'begins';
    case 'eliminated':
      return event.seat === seat ? 'gets-ahead' : null;
    case 'attempted':
      return event.at === seat ? 'is-guessed-at' : null;
    case 'ended':
      return endOf(event.ranks, seat);
    default:
      return null;
  }
}
