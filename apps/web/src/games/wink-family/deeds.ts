import type { WinkEvent } from '@oeillade/games/wink-family';
import type { DeedsOf } from '../contract/feats.ts';

/** Partners, catches, and the winks between me and somebody else that nobody saw but the one for whom they were. */
export const deedsOf: DeedsOf = (lines, me) => {
  const events = lines as unknown as readonly WinkEvent[];
  const count = (fits: (event: WinkEvent) => boolean): number => events.filter(fits).length;
  return {
    partners: count((one) => one.e === 'designated' && one.right && (one.seat === me || one.named === me)),
    catches: count((one) => one.e === 'accused' && one.right && one.seat === me),
    unseen: count(
      (one) =>
        one.e === 'signalled' &&
        (one.seat === me || one.to === me) &&
        one.seenBy?.length === 1 &&
        one.seenBy[0] === one.to,
    ),
  };
};
