import { textsIn } from '../../../shell/i18n/index.ts';

export const dayTexts = textsIn('wink-family/day', {
  fr: async () => (await import('./fr/day.ts')).day,
  en: async () => (await import('./en/day.ts')).day,
  de: async () => (await import('./de/day.ts')).day,
});

export const sayDay = dayTexts.t;
