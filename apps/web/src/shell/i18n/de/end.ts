import type { end as french } from '../fr/end.ts';
import type { Texts } from '../texts.ts';

export const end: Texts<typeof french> = {
  title: 'Aus und vorbei!',
  wins: '{{name}} gewinnt!',
  youWin: 'Du gewinnst!',
  shared: 'Geteilter Sieg: {{names}}',
  stopped: 'Hier ist Schluss.',
  agreed: 'Alle wollten aufhören.',
  stoppedAhead: 'Bis dahin vorn: {{names}}.',
  stoppedEven: 'Niemand lag vorn.',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  minutes_one: '{{count}} Minute gespielt',
  minutes_other: '{{count}} Minuten gespielt',
  underAMinute: 'Weniger als eine Minute gespielt',
  places: 'Rangliste',
  rematch: 'Noch eine?',
  seer: 'Bester Blick im Publikum: {{name}}, {{right}} von {{of}}',
  moments: 'Die besten Momente',
  home: 'Startseite',
  replay: 'Spiel noch einmal ansehen',
  record: 'Spiel herunterladen',
  unread: {
    late: 'Die Aufzeichnung des Spiels ist noch nicht da. Wir versuchen es weiter …',
    gone: 'Der Gastgeber hat dieses Spiel gelöscht: Mehr lässt sich davon nicht zeigen.',
  },
  accounts: 'Woher die Punkte kommen',
  handOf: 'Hand von {{name}}',
};
