import { textsIn } from '../../../shell/i18n/index.ts';

/** What is said at tables of living faces. */
export const livingTexts = textsIn('living', {
  fr: async () => (await import('./fr.ts')).living,
  en: async () => (await import('./en.ts')).living,
  de: async () => (await import('./de.ts')).living,
});

export const say = livingTexts.t;
