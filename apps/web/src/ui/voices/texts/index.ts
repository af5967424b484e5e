import { textsIn } from '../../../shell/i18n/index.ts';

/** What is said of microphones and of hearing each other. */
export const speakingTexts = textsIn('speaking', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

export const say = speakingTexts.t;
