import { spywhere } from '@oeillade/games/spywhere';
import type { OutsiderKit, Outsiders } from '../../bot.ts';
import { TurnBot } from '../../player/turn-bot.ts';
import { WaitsInPauses } from '../../player/waits-in-pauses.ts';
import type { Place, SpywhereMind } from '../mind.ts';
import { placeOf } from '../place.ts';
import { SpywhereTempo } from '../tempo.ts';
import { ThumbMind } from '../thumb.ts';
import { CLOSER, COLLECTOR } from './characters.ts';
import { bluffer, hider } from './masked.ts';

/** The minds of the outsiders, by name. */
const outsiderMinds = {
  closer: (place: Place): SpywhereMind => new ThumbMind(place, CLOSER),
  collector: (place: Place): SpywhereMind => new ThumbMind(place, COLLECTOR),
  bluffer,
  hider,
} as const;

const seated =
  (mind: (place: Place) => SpywhereMind) =>
  (kit: OutsiderKit): WaitsInPauses => {
    const regular = { ...kit, level: 'regular' } as const;
    return new WaitsInPauses(new TurnBot(spywhere, regular, mind(placeOf(kit)), new SpywhereTempo(regular)));
  };

export const outsiders = {
  closer: seated(outsiderMinds.closer),
  collector: seated(outsiderMinds.collector),
  bluffer: seated(outsiderMinds.bluffer),
  hider: seated(outsiderMinds.hider),
} satisfies Outsiders;
