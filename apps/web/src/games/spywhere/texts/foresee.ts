import { textsIn } from '../../../shell/i18n/index.ts';

export const foreseeTexts = textsIn('spywhere/foresee', {
  fr: async () => (await import('./fr/foresee.ts')).foresee,
  en: async () => (await import('./en/foresee.ts')).foresee,
  de: async () => (await import('./de/foresee.ts')).foresee,
});

export const say = foreseeTexts.t;
