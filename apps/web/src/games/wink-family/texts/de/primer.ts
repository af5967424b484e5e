import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { primer as french } from '../fr/primer.ts';

export const primer: Texts<typeof french> = {
  named: 'Du nennst die richtige Person',
  namedWorth: '1 Punkt für jeden',
  misnamed: 'Du nennst jemand anderen',
  misnamedGone: 'die Karte ist weg',
  misnamedTurned: 'die Karte wird umgedreht',
  unnamed: 'Du hast nichts gesehen',
  unnamedMay: 'ruf eine andere Karte auf',
  unnamedMust: 'nenn trotzdem jemanden',
  accused: 'Du klagst zu Recht an',
  accusedWorth: '2 Punkte, und eine Karte „{{spy}}“ weniger',
  misaccused: 'Du klagst zu Unrecht an',
  misaccusedWorth: 'eine Karte „{{spy}}“ weniger',
  spies: 'Jede Karte „{{spy}}“, die dir bleibt',
  spiesWorth: 'am Ende 1 Punkt',
  end: 'Das Spiel endet',
  endWhen: 'wenn eine Hand leer ist oder nichts mehr aufzurufen ist',
};
