import { textsIn } from '../../shell/i18n/index.ts';

export const galleryTexts = textsIn('gallery', {
  fr: async () => (await import('./texts/fr.ts')).gallery,
  en: async () => (await import('./texts/en.ts')).gallery,
  de: async () => (await import('./texts/de.ts')).gallery,
});

export const say = galleryTexts.t;
