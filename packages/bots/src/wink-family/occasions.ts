import type { WinkSeen } from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import { endOf, type Occasion } from '../face/occasion.ts';

/** What an announcement of the wink family means to a seat. */
export function occasionOf(told: object, seat: Seat): Occasion | null {
  const event = told as WinkSeen;
  switch (event.e) {
    case 'dealt':
      return 'begins';
    case 'accused':
      if (event.seat === seat) return event.right ? 'catches' : 'suspects-wrongly';
      if (event.named === seat) return event.right ? 'is-caught' : 'is-suspected-wrongly';
      return event.right ? 'sees-somebody-caught' : null;
    case 'designated':
      if (event.right) return event.seat === seat || event.named === seat ? 'finds-partner' : null;
      return event.seat === seat ? 'misses-partner' : null;
    case 'ended':
      return endOf(event.ranks, seat);
    default:
      return null;
  }
}
