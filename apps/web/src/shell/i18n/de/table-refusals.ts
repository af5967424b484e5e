import type { tableRefusals as french } from '../fr/table-refusals.ts';
import type { Texts } from '../texts.ts';

export const tableRefusals: Texts<typeof french> = {
  'table-full': 'Der Tisch ist voll. Du kannst zuschauen.',
  'game-running': 'Das Spiel läuft schon: Warte auf das nächste oder schau zu.',
  'no-game-running': 'Es läuft gerade kein Spiel.',
  'host-only': 'Das kann nur, wer den Tisch eröffnet hat.',
  paused: 'Das Spiel macht Pause.',
  suspended: 'Jemand hat das Spiel unterbrochen: Warte, bis das entschieden ist.',
  'too-soon': 'Einen Moment: Die anderen müssen noch antworten können.',
  'already-dealt': 'Die Karten sind schon verteilt: Deine Worte zählen nicht mehr.',
  starting: 'Gleich geht es los: Jetzt bleibt alles, wie es ist.',
  'words-not-promised': 'Das sind nicht die versprochenen Worte.',
  'too-long': 'Das ist zu lang: höchstens 200 Zeichen.',
  'phrases-only': 'An diesem Tisch gibt es nur die fertigen Sätze.',
  'too-many-reactions': 'Dein Gesicht hat eben erst reagiert: gönn ihm einen Moment.',
  'no-such-colour': 'Diese Farbe gibt es hier nicht.',
  'colour-taken': 'Diese Farbe ist schon vergeben.',
  'no-such-face': 'Dieses Gesicht gibt es hier nicht.',
  'no-such-game': 'Dieses Spiel gibt es hier nicht.',
  'bad-option': 'Diese Einstellung geht nicht.',
  'too-many-players': 'Für dieses Spiel seid ihr zu viele.',
  'wrong-number-of-players': 'Mit so vielen spielt man dieses Spiel nicht.',
  'no-such-seat': 'Da sitzt niemand.',
  'no-such-player': 'Mit diesem Platz geht das nicht.',
  'no-bots-among-real-faces': 'An diesem Tisch schaut man sich wirklich an: Ein Bot hat keine Augen.',
  'no-living-faces': 'An diesem Tisch achtet keine Kamera auf die Augen.',
  'no-such-signal': 'Ein solches Zeichen gibt es nicht.',
  'too-many-winks': 'Deine Augen sind schneller, als eine Kamera sehen kann.',
  'no-bots-among-living-faces': 'An diesem Tisch zeigen alle ihr eigenes Gesicht: Ein Bot hat keines.',
  'not-all-ready': 'Noch sind nicht alle bereit.',
  'no-evening': 'Es gibt keinen Abend zu beenden.',
  'nothing-to-vote-on': 'Das ist schon so: Da gibt es nichts abzustimmen.',
  'player-is-here': 'Ersetzen kann man nur, wer nicht da ist.',
  'not-seated': 'Du sitzt nicht an diesem Tisch.',
  'seated-already': 'Du hast schon einen Platz an diesem Tisch.',
  'weak-token': 'Dieser Platz ließ sich nicht sichern. Versuch es noch einmal.',

  // Eyes and signals.
  'real-faces-here': 'An diesem Tisch schaut man sich wirklich an: Zwinkere selbst.',
  'cannot-look-at-yourself': 'Dich selbst kannst du nicht anschauen.',
  'look-at-them-first': 'Schau zuerst den Menschen an, dem du ein Zeichen geben willst.',
  'still-signalling': 'Dein Zeichen läuft noch.',
  'too-many-looks': 'Nicht so hastig: So schnell wandert kein Blick.',

  // Turns, in all games.
  'game-over': 'Das Spiel ist vorbei.',
  'not-your-turn': 'Du bist nicht dran.',

  // Das Publikum.
  'eyes-come-late': 'Hier sieht das Publikum die Augen eine Runde später: Live gibt es nichts zu sehen.',
  'no-such-question': 'Zu spät: Diese Frage ist nicht mehr offen.',
  'sealed-already': 'Dein Tipp ist versiegelt: Er bleibt, wie er ist.',
  'gallery-full': 'Auf der Galerie ist es zu voll für noch einen Tipp.',
  'name-first': 'Sag erst deinen Namen: Lade die Seite neu.',
  'confetti-later': 'Konfetti fällt gleich nach einem Urteil oder am Ende.',
};
