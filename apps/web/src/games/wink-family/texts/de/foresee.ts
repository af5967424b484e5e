import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { foresee as french } from '../fr/foresee.ts';

export const foresee: Texts<typeof french> = {
  question: '{{name}} ruft die {{number}}',
  holds: 'Wer hat die Karte?',
  caught: 'Wer wird ertappt?',
  nobody: 'Niemand',
  saidHolds: '{{name}} hat die {{number}}',
  saidNobody: 'Niemand hat die {{number}}',
  saidCaught: '{{name}} wird bei der {{number}} ertappt',
};
