import * as spywhereRules from '@oeillade/games/spywhere';
import { type Arranged, allows } from '../../contract/arrangement.ts';

export type SpywhereOptions = spywhereRules.SpywhereOptions;

export interface MarketOffer {
  readonly nations: readonly spywhereRules.Nation[];
  readonly noTriples: boolean;
  readonly finishRound: boolean;
}

/** S-11, S-27, S-60: what may be different about the market and the end, with this many people. */
export const marketOffer = (lobby: Arranged): MarketOffer => ({
  nations: spywhereRules.NATIONS.filter((out) => allows(lobby, { out })),
  noTriples: allows(lobby, { noTriples: true }),
  finishRound: allows(lobby, { finishRound: true }),
});
