import type { Texts } from '../../../../shell/i18n/texts.ts';
import type { foresee as french } from '../fr/foresee.ts';

export const foresee: Texts<typeof french> = {
  question: 'Where does {{name}} come from?',
  nations: 'Nationality',
  said: '{{name}}: {{nation}}',
};
