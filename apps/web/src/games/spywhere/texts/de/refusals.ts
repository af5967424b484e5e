import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'all-nationalities-are-in': 'Zu fünft oder sechst sind alle Länder im Spiel.',
  'turns-are-over': 'Die Züge sind vorbei: Jetzt wird nur noch getippt.',
  'must-draw-first': 'Zieh zuerst eine Karte.',
  'already-drawn': 'Du hast in diesem Zug schon gezogen.',
  'must-exchange-first': 'Tausche zuerst eine Karte mit dem Markt.',
  'already-exchanged': 'Du hast in diesem Zug schon getauscht.',
  'card-not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  'card-not-in-market': 'Diese Karte liegt nicht im Markt.',
  'one-elimination-a-turn': 'Nur einmal entfernen pro Zug.',
  'own-nationality': 'Das ist dein Land: Das kannst du nicht entfernen.',
  'no-three-of-a-kind': 'Dafür müssen drei gleiche im Markt liegen.',
  'too-early': 'Zum Tippen ist es noch zu früh.',
  'cannot-attempt-yourself': 'Woher du kommst, weißt du schon.',
  'already-attempted': 'Auf diese Person hast du schon getippt.',
  'nationality-out': 'Dieses Land ist nicht im Spiel.',
  'card-used-up': 'Dieses Land hast du schon gelegt.',
  'not-closed-yet': 'Die letzten Tipps kommen erst am Schluss.',
  'all-attempted-already': 'Du hast schon auf alle getippt.',
  'last-attempts-in': 'Deine letzten Tipps sind schon versiegelt.',
  'too-many-attempts': 'Das sind mehr Tipps als Gegner.',
};
