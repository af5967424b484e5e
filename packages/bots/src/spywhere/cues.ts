import type { SpywhereSeen } from '@oeillade/games/spywhere';
import type { Cue } from '../cast/voices.ts';

/** What everybody sees, as somebody in this seat takes it: nobody knows yet whether an attempt is right. */
export function cueOf(seen: SpywhereSeen, seat: number): Cue | null {
  if (seen.e === 'dealt') return 'begins';
  if (seen.e === 'eliminated' && seen.seat === seat) return 'glad';
  return seen.e === 'attempted' && seen.at === seat ? 'wary' : null;
}
