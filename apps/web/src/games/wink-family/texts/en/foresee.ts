import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { foresee as french } from '../fr/foresee.ts';

export const foresee: Texts<typeof french> = {
  question: '{{name}} calls {{number}}',
  holds: 'Who holds the card?',
  caught: 'Who will be caught?',
  nobody: 'Nobody',
  saidHolds: '{{name}} holds {{number}}',
  saidNobody: 'Nobody holds {{number}}',
  saidCaught: '{{name}} is caught for {{number}}',
};
