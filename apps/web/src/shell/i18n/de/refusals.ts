import type { refusals as french } from '../fr/refusals.ts';
import type { Texts } from '../texts.ts';

export const refusals: Texts<typeof french> = {
  offline: 'Kein Netz. Prüf deine Verbindung und versuch es noch einmal.',
  gone: 'Die Leitung ist weg: Das kam nicht mehr am Tisch an.',
  'not-json': 'Der Tisch hat das nicht verstanden. Lade die Seite neu.',
  malformed: 'Der Tisch hat nicht verstanden, was du willst.',
  'too-large': 'Das ist zu viel auf einmal.',
  'too-fast': 'Langsam! Versuch es gleich noch einmal.',
  'hello-first': 'Der Tisch kennt dich noch nicht. Lade die Seite neu.',
  'old-client': 'Œillade hat sich inzwischen geändert. Lade die Seite neu.',
  'only-watching': 'Du schaust zu: Mitspielen können nur die am Tisch.',
  'not-watching': 'Du spielst mit: Tipps und Konfetti sind fürs Publikum.',
  'json-only': 'Der Server hat nicht bekommen, was er erwartet: Lade die Seite neu.',
  'foreign-page': 'Diese Seite kommt von woanders: Öffne Œillade unter seiner eigenen Adresse.',
  'unknown-host':
    'Unter diesem Namen ist der Server nicht bekannt: Öffne Œillade unter seiner eigenen Adresse.',
  'operator-only': 'Das ist nur für die, die den Server betreiben.',
  'not-found': 'Unter dieser Adresse ist nichts.',
  internal: 'Bei uns ist etwas kaputtgegangen. Versuch es gleich noch einmal.',
  'not-ready': 'Der Server startet gerade neu. Versuch es gleich noch einmal.',
  busy: 'Gerade wollen zu viele diese Partie sehen. Versuch es gleich noch einmal.',
  'table-elsewhere': 'Der Tisch zieht gerade um. Versuch es gleich noch einmal.',
  'too-many-tables': 'Du hast viele Tische eröffnet. Warte ein wenig mit dem nächsten.',
  'too-many-guesses': 'Zu viele Codes probiert. Warte eine Minute.',
  'no-such-table': 'Diesen Tisch gibt es nicht, oder nicht mehr. Stimmt der Code?',
};
