import type { end as french } from '../fr/end.ts';
import type { Texts } from '../texts.ts';

export const end: Texts<typeof french> = {
  title: 'That’s it!',
  wins: '{{name}} wins!',
  youWin: 'You win!',
  shared: 'Shared victory: {{names}}',
  stopped: 'That’s where it stops.',
  agreed: 'Everybody agreed to stop.',
  stoppedAhead: 'Ahead at that moment: {{names}}.',
  stoppedEven: 'Nobody was ahead.',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  minutes_one: '{{count}} minute of play',
  minutes_other: '{{count}} minutes of play',
  underAMinute: 'Less than a minute of play',
  places: 'Ranking',
  rematch: 'Another?',
  seer: 'Best seer: {{name}}, {{right}} of {{of}}',
  moments: 'Best moments',
  home: 'Home',
  replay: 'Watch the game again',
  record: 'Download the game',
  unread: {
    late: 'The game’s record has not come yet. Still trying…',
    gone: 'The host has deleted this game: nothing more can be shown of it.',
  },
  accounts: 'Where the points come from',
  handOf: '{{name}}’s hand',
};
