import { textsIn } from '../../../shell/i18n/index.ts';

/** What cameras and microphones do here, for those who want to know before they turn one on. */
export const camerasTexts = textsIn('cameras', {
  fr: async () => (await import('./fr.ts')).fr,
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
});

export const say = camerasTexts.t;
