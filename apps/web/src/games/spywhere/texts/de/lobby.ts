import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { lobby as french } from '../fr/lobby.ts';

export const lobby: Texts<typeof french> = {
  first: 'In der Originalregel: wer zuletzt einen Spionagefilm gesehen hat.',
  out: 'Land, das fehlt',
  outRandom: 'Eines nach Los',
  outHint: 'Zu viert oder weniger bleibt eines der sechs Länder in der Schachtel, und alle wissen, welches.',
  noTriples: 'Keine Drillinge',
  noTriplesHint: 'Drei Gleiche auf dem Markt werden zurückgemischt.',
  finishRound: 'Runde zu Ende spielen',
  finishRoundHint:
    'Hausregel: Hat sich jemand an allen versucht, kommen die anderen noch auf gleich viele Züge.',
  allIn: 'Mit mehr als vier sind alle sechs Länder dabei: Lass keines weg.',
};
