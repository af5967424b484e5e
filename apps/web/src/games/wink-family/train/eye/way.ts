import type { Word } from '../../../../shell/i18n/texts.ts';

export const EYE_PATH = '/train/eye';

export const EYE_TITLE: Word = {
  en: 'Wink with your own eye',
  fr: 'Un clin d’œil de tes propres yeux',
  de: 'Mit dem eigenen Auge zwinkern',
};
