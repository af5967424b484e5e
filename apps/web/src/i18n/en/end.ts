import type { end as french } from '../fr/end.ts';
import type { Texts } from '../texts.ts';

export const end: Texts<typeof french> = {
  title: 'That’s it!',
  wins: '{{name}} wins',
  shared: 'Shared victory: {{names}}',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  cards: 'cards',
  spiesKept: 'spies kept',
  again: 'Play again',
  home: 'Home',
  record: 'Keep the game',
  hands: 'All the hands',
  undealt: 'Never dealt',
};
