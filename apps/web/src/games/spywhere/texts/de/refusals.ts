import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { refusals as french } from '../fr/refusals.ts';

export const refusals: Texts<typeof french> = {
  'all-nationalities-are-in': 'Zu fünft oder sechst sind alle Länder im Spiel.',
  'turns-are-over': 'Die Züge sind vorbei: Jetzt wird nur noch enttarnt.',
  'must-draw-first': 'Zieh zuerst eine Karte.',
  'already-drawn': 'Du hast in diesem Zug schon gezogen.',
  'must-exchange-first': 'Tausche zuerst eine Karte mit dem Markt.',
  'already-exchanged': 'Du hast in diesem Zug schon getauscht.',
  'card-not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  'card-not-in-market': 'Diese Karte liegt nicht im Markt.',
  'one-elimination-a-turn': 'Nur einmal entfernen pro Zug.',
  'own-nationality': 'Das ist dein Land: Das kannst du nicht entfernen.',
  'no-three-of-a-kind': 'Dafür müssen drei gleiche im Markt liegen.',
  'too-early': 'Zum Enttarnen ist es noch zu früh.',
  'cannot-attempt-yourself': 'Woher du kommst, weißt du schon.',
  'already-attempted': 'Diese Person hast du schon enttarnt.',
  'nationality-out': 'Dieses Land ist nicht im Spiel.',
  'card-used-up': 'Dieses Land hast du schon gelegt.',
  'not-closed-yet': 'Die letzten Enttarnungen kommen erst am Schluss.',
  'all-attempted-already': 'Du hast schon alle enttarnt.',
  'last-attempts-in': 'Deine letzten Enttarnungen sind schon abgegeben.',
  'too-many-attempts': 'Das sind mehr Enttarnungen als Gegner.',
};
