import type { home as french } from '../fr/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof french> = {
  title: 'One look is enough.',
  lead: 'Four spy games played with the eyes. Everyone on their own screen, in the same room or far apart.',
  joinLabel: 'Join a table with its code',
  enter: 'Enter',
  openTitle: 'Open your table',
  playNow: 'Play now',
  playNowHint: 'On your own, against three bots',
  openTable: 'Open a table',
  recent: 'Recent tables',
  yourName: 'Your name',
  yourFace: 'Your face',
  nextFace: 'Another face',
  players: '{{min}} to {{max}} players',
  minutes: 'about {{minutes}} min',
};
