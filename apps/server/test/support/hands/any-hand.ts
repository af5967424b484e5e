import type { Command } from '@oeillade/kernel';
import type { Person } from '../person.ts';
import { type Deeds, Hand, pause, playOn } from './hand.ts';

/** A scripted player of any game: any kind of move that is legal, then any of that kind. */
export const playAny = (person: Person): Promise<Deeds> => playKinds(person, () => true);

/** The same, but for kinds of commands that it does not like at this moment while there are others. */
export function playKinds(person: Person, likes: (kind: string, hand: Hand) => boolean): Promise<Deeds> {
  const hand = new Hand(person);
  return playOn(hand, async () => {
    const legal = person.client.lobby?.paused ? [] : hand.legal();
    if (legal.length === 0) return false;
    await pause(hand.random.below(15));
    const kinds = [...Map.groupBy(legal, ({ do: kind }: Command) => kind).values()];
    const liked = kinds.filter(([one]) => likes(one!.do, hand));
    await hand.plays(hand.random.pick(hand.random.pick(liked.length > 0 ? liked : kinds)));
    return true;
  });
}
