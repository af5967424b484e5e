import { textsIn } from '../../shell/i18n/index.ts';

export const eveningTexts = textsIn('evening', {
  fr: async () => (await import('./texts/fr.ts')).evening,
  en: async () => (await import('./texts/en.ts')).evening,
  de: async () => (await import('./texts/de.ts')).evening,
});

export const say = eveningTexts.t;
