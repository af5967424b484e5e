import type { offline as french } from '../fr/offline.ts';
import type { Texts } from '../texts.ts';

export const offline: Texts<typeof french> = {
  noNetwork: {
    title: 'Kein Netz.',
    text: 'Gegen Bots geht alles wie immer. Mit anderen spielst du, sobald das Netz zurück ist.',
  },
  unfinished: 'Deine laufenden Spiele',
  goOn: '{{name}} weiterspielen',
  lastPlayed: 'verlassen am {{date}}',
  deleteGame: 'Das Spiel {{name}} vom {{date}} löschen',
  deleteAsks: 'Dieses Spiel {{name}} löschen?',
  delete: 'Löschen',
  keep: 'Behalten',
  arrange: 'Gegner selbst wählen',
  arrangeHint: 'Vor dem Spiel: wie viele Bots, wie stark jeder einzelne, und das Tempo.',
  unkept: 'Dieser Browser merkt sich nichts: Das Spiel dauert, solange diese Seite offen ist.',
  understood: 'Verstanden',
  unknown: {
    title: 'Hier ist kein Spiel',
    text: 'Es wurde gelöscht oder in einem anderen Browser begonnen. Auf der Startseite wartet ein neues.',
  },
  elsewhere: {
    title: 'Das Spiel geht woanders weiter',
    text: 'Es ist in einem anderen Tab offen. Du kannst es hier an derselben Stelle übernehmen.',
    here: 'Hier weiterspielen',
  },
};
