import type { end as french } from '../fr/end.ts';
import type { Texts } from '../texts.ts';

export const end: Texts<typeof french> = {
  title: 'Aus und vorbei!',
  wins: '{{name}} gewinnt',
  shared: 'Geteilter Sieg: {{names}}',
  points_one: '{{count}} Punkt',
  points_other: '{{count}} Punkte',
  cards: 'Karten',
  spiesKept: 'Spione behalten',
  again: 'Noch einmal',
  home: 'Startseite',
  record: 'Spiel aufheben',
  hands: 'Alle Hände',
  undealt: 'Nie verteilt',
};
