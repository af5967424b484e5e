import type { Texts } from '../../../shell/i18n/texts.ts';
import type { cast as french } from './fr.ts';

export const cast: Texts<typeof french> = {
  title: 'Who comes to your table?',
  hint: 'Pick your opponents, or nobody: then whoever plays at your level comes.',
  hintOne: 'Everyone plays in their own way, and has one chair at a table.',
  add: 'Add {{name}}',
  isHere: 'Already here',
  done: 'That’s it',
  who: {
    bo: 'Everybody’s friend. His eyes can’t sit still.',
    mila: 'Takes her time, and waits for you to give yourself away.',
    otto: 'Accuses first and apologises later, laughing.',
    ravi: 'Thinks it over. And over.',
    lou: 'Head in the clouds, eyes on the cards.',
    nino: 'Ten years old, a thousand ideas, no patience.',
    fleur: 'Looks at you as if you shared a secret. Perhaps you don’t.',
    yuki: 'A glance here, a glance there, and nothing was missed.',
    basil: 'Retired detective. Never really retired.',
    greta: 'Forty years of casinos. Blinks only when she means to.',
    cosmo: 'A conjuror: while you follow his hand, he reads you.',
    pip: 'Plays with eyes shut, and finds it hilarious.',
  },
};
