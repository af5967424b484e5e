import { textsIn } from '../../../shell/i18n/index.ts';

export const endTexts = textsIn('wink-family/end', {
  fr: async () => (await import('./fr/end.ts')).end,
  en: async () => (await import('./en/end.ts')).end,
  de: async () => (await import('./de/end.ts')).end,
});

export const sayEnd = endTexts.t;
