import { games, type winkFamily } from '@oeillade/games';

export type Edition = winkFamily.Edition;

const EDITIONS: Readonly<Record<string, Edition>> = {
  zwinkern: games.zwinkern.edition,
  'wink-agents': games['wink-agents'].edition,
  wink: games.wink.edition,
};

export const editionIds = Object.keys(EDITIONS);

export function editionOf(id: string): Edition {
  const edition = EDITIONS[id];
  if (!edition) throw new Error(`The wink family has no edition "${id}".`);
  return edition;
}
