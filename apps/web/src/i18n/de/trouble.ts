import type { trouble as french } from '../fr/trouble.ts';
import type { Texts } from '../texts.ts';

export const trouble: Texts<typeof french> = {
  lost: 'Verbindung weg. Sobald sie wieder da ist, geht es weiter.',
  connecting: 'Unterwegs zum Tisch …',
  noSuchTable: 'Diesen Tisch gibt es nicht, oder nicht mehr. Stimmt der Code?',
  oldClient: 'Œillade hat sich inzwischen geändert: Lade die Seite neu.',
  full: 'Der Tisch ist voll. Du kannst zuschauen.',
  running: 'Das Spiel läuft schon. Du kannst zuschauen.',
  offline: 'Kein Netz.',
  tooMany: 'Langsam: Versuch es gleich noch einmal.',
  notAllowed: 'Das geht jetzt nicht.',
  tooSoon: 'Einen Moment: Die Partnerin oder der Partner muss zwinkern können.',
  unknown: 'Das ging nicht ({{code}}).',
  rule: 'Regel {{rule}}',
};
