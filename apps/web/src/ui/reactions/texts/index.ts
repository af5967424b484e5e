import { textsIn } from '../../../shell/i18n/index.ts';

/** What reactions are called, and what is said of somebody who shows one. */
export const reactionTexts = textsIn('reactions', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

export const say = reactionTexts.t;
