import type { Specimen } from '@oeillade/kernel/testkit';
import { type GameId, games } from '../../src/index.ts';
import { spywhereSpecimen } from './spywhere.ts';
import { winkSpecimen } from './wink-family.ts';

/** What the conformance suite must know of each game. A registered game without an entry does not compile. */
export const specimens = {
  zwinkern: winkSpecimen(games.zwinkern),
  'wink-agents': winkSpecimen(games['wink-agents']),
  wink: winkSpecimen(games.wink),
  spywhere: spywhereSpecimen,
} satisfies Readonly<Record<GameId, Specimen>>;
