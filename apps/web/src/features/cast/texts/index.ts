import { textsIn } from '../../../shell/i18n/index.ts';

/** Who the persons of the cast are. */
export const castTexts = textsIn('cast', {
  fr: async () => (await import('./fr.ts')).cast,
  en: async () => (await import('./en.ts')).cast,
  de: async () => (await import('./de.ts')).cast,
});

export const sayCast = castTexts.t;
