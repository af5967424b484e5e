import { endOf, type Occasion } from '@oeillade/bots';
import type { Seat } from '@oeillade/kernel';
import type { DiceSeen } from '../rules/index.ts';

/** What an announcement means to a seat: a doubt that was right catches a liar. */
export function occasionOf(told: object, seat: Seat): Occasion | null {
  const event = told as DiceSeen;
  if (event.e === 'dealt') return 'begins';
  if (event.e === 'ended') return endOf(event.ranks, seat);
  if (event.e !== 'doubted') return null;
  if (event.seat === seat) return event.right ? 'catches' : 'suspects-wrongly';
  if (event.of === seat) return event.right ? 'is-caught' : 'is-suspected-wrongly';
  return event.right ? 'sees-somebody-caught' : null;
}
