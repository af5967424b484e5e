import type { SpywhereEvent } from '@oeillade/games/spywhere';
import type { DeedsOf } from '../contract/feats.ts';

/** Identities that I read, and whether anybody read mine. */
export const deedsOf: DeedsOf = (lines, me) => {
  const events = lines as unknown as readonly SpywhereEvent[];
  const dealt = events.find((one) => one.e === 'dealt');
  const attempts = events.flatMap((one) => {
    if (one.e === 'attempted') return [one];
    return one.e === 'attempted-last' ? one.attempts.map((last) => ({ ...last, seat: one.seat })) : [];
  });
  const right = attempts.filter(({ at, nation }) => dealt?.passports[at]?.includes(nation));
  return {
    catches: right.filter(({ seat }) => seat === me).length,
    unread: right.some(({ at }) => at === me) ? 0 : 1,
  };
};
