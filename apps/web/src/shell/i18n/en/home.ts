import type { home as french } from '../fr/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof french> = {
  title: 'One look is enough.',
  lead: 'Four spy games played with the eyes. Everyone on their own screen, in the same room or far apart.',
  joinLabel: 'The code of a table, or its link',
  joinHint: 'Got a QR code? Point your camera at it: it opens the table.',
  notACode: 'That is not a code. A code has five letters or digits, like ACDE3.',
  enter: 'Enter',
  learn: 'Learn in three minutes',
  openTitle: 'Open your table',
  playNow: 'Play now',
  playNowHint_one: 'On your own, against {{count}} bot',
  playNowHint_other: 'On your own, against {{count}} bots',
  openTable: 'Open a table',
  rules: 'Rules',
  level: 'How good the bots are',
  games: 'My games',
  recent: 'Recent tables',
  recentAt: '{{date}}, table {{code}}',
  forget: 'Forget table {{code}}',
  yourName: 'Your name',
  yourFace: 'Your face',
  changeFace: 'Change your face',
  face: 'Face {{number}}',
  players: '{{min}} to {{max}} players',
  minutes: 'about {{minutes}} min',
};
