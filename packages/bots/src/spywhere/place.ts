import type * as spywhereRules from '@oeillade/games/spywhere';
import type { OutsiderKit } from '../bot.ts';
import { guisesOf } from './habits/index.ts';
import type { Place, View } from './mind.ts';

export const placeOf = (kit: OutsiderKit): Place => ({
  seat: kit.seat,
  players: kit.players,
  options: kit.options as spywhereRules.SpywhereOptions,
  random: kit.random,
  guises: guisesOf(kit.players),
  view: () => kit.view() as View,
});
