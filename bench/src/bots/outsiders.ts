import type { Outsiders } from '@oeillade/bots';
import { outsiders as spywhere } from '@oeillade/bots/spywhere/outsiders';
import { outsiders as winkFamily } from '@oeillade/bots/wink-family/outsiders';
import { library } from '../library.ts';

/** The outsiders of every game that has any, by the game's folder. */
const OUTSIDERS: Readonly<Record<string, Outsiders>> = {
  'wink-family': winkFamily,
  spywhere,
};

export const outsidersOf = (game: string): Outsiders => OUTSIDERS[library.labelOf(game)!.folder] ?? {};
