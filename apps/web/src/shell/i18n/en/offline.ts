import type { offline as french } from '../fr/offline.ts';
import type { Texts } from '../texts.ts';

export const offline: Texts<typeof french> = {
  noNetwork: {
    title: 'No network.',
    text: 'Against bots, everything works as usual. Playing with others has to wait until it’s back.',
  },
  unfinished: 'Your games in progress',
  goOn: 'Continue {{name}}',
  lastPlayed: 'left on {{date}}',
  deleteGame: 'Delete the game of {{name}} left on {{date}}',
  deleteAsks: 'Delete this game of {{name}}?',
  delete: 'Delete',
  keep: 'Keep it',
  arrange: 'Choose my opponents',
  arrangeHint: 'Before the game: how many bots, each at its own level, and the pace.',
  unkept: 'This browser keeps nothing: the game lasts as long as this page stays open.',
  understood: 'Got it',
  unknown: {
    title: 'No game here',
    text: 'It was deleted, or begun in another browser. A new one is waiting on the home page.',
  },
  elsewhere: {
    title: 'The game goes on elsewhere',
    text: 'It’s open in another tab. You can pick it up here, right where it is.',
    here: 'Continue here',
  },
};
