import type { table as french } from '../fr/table.ts';
import type { Texts } from '../texts.ts';

export const table: Texts<typeof french> = {
  yourTurn: 'Your turn, {{name}}!',
  turnOf: '{{name}}’s turn',
  announcements: 'Announcements',
  hand: 'Your hand',
  away: 'away',
  standIn: 'played by a stand-in',
  paused: 'The game is paused',
  sound: 'Sound',
  voice: 'Voice',
  menu: 'Menu',
  pause: 'Suggest a break',
  resume: 'Go on',
  endGame: 'Suggest to stop',
  leave: 'Leave the table',
  left: 'Left-handed',
  timeLeft: '{{seconds}} seconds left',
  round: 'Round {{round}}, table {{code}}',
  faceCards_one: '{{count}} card',
  faceCards_other: '{{count}} cards',
  onTurn: 'on turn',
  others: 'The others',
  actions: 'Your moves',
  close: 'Close',
};
