import type { Command } from '@oeillade/kernel';
import type { Person } from '../person.ts';
import { type Deeds, Hand, pause, playOn } from './hand.ts';

/** A scripted player of Spywhere: any kind of move that is legal, then any of that kind. */
export function playSpywhere(person: Person): Promise<Deeds> {
  const hand = new Hand(person);
  return playOn(hand, async () => {
    const legal = person.client.lobby?.paused ? [] : hand.legal();
    if (legal.length === 0) return false;
    await pause(hand.random.below(15));
    const kinds = [...Map.groupBy(legal, ({ do: kind }: Command) => kind).values()];
    // Not too keen on attempts: the game would be over before it has begun.
    const liked = kinds.filter(([one]) => one!.do !== 'attempt' || hand.random.happens(0.3));
    await hand.plays(hand.random.pick(hand.random.pick(liked.length > 0 ? liked : kinds)));
    return true;
  });
}
