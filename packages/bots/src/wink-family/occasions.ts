import type { WinkSeen } from '@oeillade/games/wink-family';
import type { Seat } from '@oeillade/kernel';
import { endOf, type Moved, type Occasion, type Staged } from '../occasion.ts';
import type { Span } from '../pace.ts';

/** Pages play a naming for a second and a half, and an accusation for five: a face waits until it is seen. */
const AFTER_NAMING: Span = { least: 1_700, typical: 2_400 };
const AFTER_ACCUSATION: Span = { least: 5_200, typical: 6_200 };

type Accused = Extract<WinkSeen, { e: 'accused' }>;
type Designated = Extract<WinkSeen, { e: 'designated' }>;

/** What an announcement of the wink family means to a seat. */
export function occasionOf(told: object, seat: Seat): Moved | null {
  const event = told as WinkSeen;
  switch (event.e) {
    case 'dealt':
      return 'begins';
    case 'accused':
      return staged(accusedTo(event, seat), AFTER_ACCUSATION);
    case 'designated':
      return staged(designatedTo(event, seat), AFTER_NAMING);
    case 'ended':
      return endOf(event.ranks, seat);
    default:
      return null;
  }
}

const staged = (occasion: Occasion | null, after: Span): Staged | null => occasion && { occasion, after };

function accusedTo({ seat: accuser, named, right }: Accused, seat: Seat): Occasion | null {
  if (accuser === seat) return right ? 'catches' : 'suspects-wrongly';
  if (named === seat) return right ? 'is-caught' : 'is-suspected-wrongly';
  return right ? 'sees-somebody-caught' : null;
}

function designatedTo({ seat: caller, named, right }: Designated, seat: Seat): Occasion | null {
  if (right) return caller === seat || named === seat ? 'finds-partner' : null;
  return caller === seat ? 'misses-partner' : null;
}
