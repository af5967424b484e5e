import { type GameId, gameIds } from '@oeillade/games';
import type { GameRecord } from '@oeillade/kernel';
import { SpywhereStory } from './spywhere/story.ts';
import { WinkStory } from './wink/story.ts';

export type Story = WinkStory | SpywhereStory;

const wink = (record: GameRecord): Story => new WinkStory(record);

/** A game that cannot be told does not compile. */
const TELLERS: Readonly<Record<GameId, (record: GameRecord) => Story>> = {
  zwinkern: wink,
  'wink-agents': wink,
  wink,
  spywhere: (record) => new SpywhereStory(record),
};

/** The story of a record that keeps the rules: `openRecord` gives such. */
export function tell(record: GameRecord): Story {
  const id = gameIds.find((known) => known === record.game.facts.id);
  if (!id) throw new Error(`There is no story of "${record.game.facts.id}".`);
  return TELLERS[id](record);
}
