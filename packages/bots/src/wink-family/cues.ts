import type { WinkSeen } from '@oeillade/games/wink-family';
import type { Cue } from '../cast/voices.ts';

/** What is announced to everybody, as somebody in this seat takes it. */
export function cueOf(seen: WinkSeen, seat: number): Cue | null {
  if (seen.e === 'dealt') return 'begins';
  if (seen.e === 'designated' && seen.seat === seat) return seen.right ? 'glad' : 'sorry';
  if (seen.e !== 'accused') return null;
  if (seen.seat === seat) return seen.right ? 'proud' : 'sorry';
  return seen.named === seat ? (seen.right ? 'caught' : 'wary') : null;
}
