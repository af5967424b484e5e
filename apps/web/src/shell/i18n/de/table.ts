import type { table as french } from '../fr/table.ts';
import type { Texts } from '../texts.ts';

export const table: Texts<typeof french> = {
  yourTurn: 'Du bist dran, {{name}}!',
  turnOf: '{{name}} ist dran',
  announcements: 'Ansagen',
  hand: 'Deine Hand',
  away: 'nicht da',
  standIn: 'Vertretung spielt',
  paused: 'Das Spiel macht Pause',
  sound: 'Ton',
  voice: 'Stimme',
  menu: 'Menü',
  pause: 'Pause vorschlagen',
  resume: 'Weiterspielen',
  endGame: 'Aufhören vorschlagen',
  leave: 'Tisch verlassen',
  left: 'Linkshändig',
  timeLeft: 'Noch {{seconds}} Sekunden',
  round: 'Runde {{round}}, Tisch {{code}}',
  faceCards_one: '{{count}} Karte',
  faceCards_other: '{{count}} Karten',
  onTurn: 'am Zug',
  others: 'Die anderen',
  actions: 'Deine Züge',
  close: 'Schließen',
};
