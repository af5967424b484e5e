import { type GameId, gameIds } from '@oeillade/games';
import type { GameRecord } from '@oeillade/kernel';
import { type SpywhereStory, story as spywhere } from './spywhere/index.ts';
import { type WinkStory, story as wink } from './wink-family/index.ts';

export type ToldStory = WinkStory | SpywhereStory;

/** A game that cannot be told does not compile. */
const PARTS: Readonly<Record<GameId, { tell(record: GameRecord): ToldStory }>> = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere,
};

/** The story of a record that keeps the rules: `openRecord` gives such. */
export function tell(record: GameRecord): ToldStory {
  const id = gameIds.find((known) => known === record.game.facts.id);
  if (!id) throw new Error(`There is no story of "${record.game.facts.id}".`);
  return PARTS[id].tell(record);
}
