import type * as winkFamily from '@oeillade/games/wink-family';
import { editions } from '@oeillade/games/wink-family/label';

export type Edition = winkFamily.Edition;

/** In the order of the shelf. */
export const editionIds: readonly string[] = editions.map(({ id }) => id);

/** The edition of a game of the wink family. */
export function editionOf(id: string): Edition {
  const edition = editions.find((one) => one.id === id);
  if (!edition) throw new Error(`"${id}" is no edition of the wink family.`);
  return edition;
}
