import { textsIn } from '../../../shell/i18n/index.ts';

export const primerTexts = textsIn('wink-family/primer', {
  fr: async () => (await import('./fr/primer.ts')).primer,
  en: async () => (await import('./en/primer.ts')).primer,
  de: async () => (await import('./de/primer.ts')).primer,
});

export const sayPrimer = primerTexts.t;
