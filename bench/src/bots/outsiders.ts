import type { Outsiders } from '@oeillade/bots';
import { outsiders as winkFamily } from '@oeillade/bots/wink-family/outsiders';
import { library } from '../library.ts';

/** The outsiders of every game that has any, by the game's folder. */
const OUTSIDERS: Readonly<Record<string, Outsiders>> = {
  'wink-family': winkFamily,
};

export const outsidersOf = (game: string): Outsiders => OUTSIDERS[library.labelOf(game)!.folder] ?? {};
