import { gameOf, library } from '@oeillade/catalogue/testkit';

const hasEyes = (game: string): boolean => gameOf(game).facts.kinds.signal !== null;
const ids = library.labels.map(({ id }) => id);

/** Games that are played with the eyes, in the order of the shelf. */
export const EYE_GAMES: readonly string[] = ids.filter(hasEyes);

/** Games without eyes. */
export const EYELESS_GAMES: readonly string[] = ids.filter((id) => !hasEyes(id));

/** One with eyes, at which eight can sit. */
export const CROWDED = EYE_GAMES.findLast((id) => library.labelOf(id)!.players.max >= 8)!;
