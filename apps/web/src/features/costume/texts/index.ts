import { textsIn } from '../../../shell/i18n/index.ts';

/** What can be worn, and what unlocks it. */
export const costumeTexts = textsIn('costume', {
  fr: async () => (await import('./fr.ts')).costume,
  en: async () => (await import('./en.ts')).costume,
  de: async () => (await import('./de.ts')).costume,
});

export const sayCostume = costumeTexts.t;
