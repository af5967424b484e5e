import { textsIn } from '../../../shell/i18n/index.ts';

export const shareTexts = textsIn('replay/share', {
  fr: async () => (await import('./texts/fr.ts')).share,
  en: async () => (await import('./texts/en.ts')).share,
  de: async () => (await import('./texts/de.ts')).share,
});

export const sayShare = shareTexts.t;
