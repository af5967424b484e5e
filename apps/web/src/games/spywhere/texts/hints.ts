import { textsIn } from '../../../shell/i18n/index.ts';

export const hintTexts = textsIn('spywhere/hints', {
  fr: async () => (await import('./fr/hints.ts')).hints,
  en: async () => (await import('./en/hints.ts')).hints,
  de: async () => (await import('./de/hints.ts')).hints,
});
