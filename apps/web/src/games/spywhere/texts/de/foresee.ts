import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { foresee as french } from '../fr/foresee.ts';

export const foresee: Texts<typeof french> = {
  question: 'Woher kommt {{name}}?',
  nations: 'Nationalität',
  said: '{{name}}: {{nation}}',
};
