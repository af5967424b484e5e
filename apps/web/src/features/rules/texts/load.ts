import type { Language } from '../../../shell/i18n/index.ts';
import type { Texts } from '../../../shell/i18n/texts.ts';
import type { fr } from './fr/index.ts';

export type RulesTexts = Texts<typeof fr>;

/** Each language comes on its own, when somebody reads the rules in it. */
export const loadTexts: Readonly<Record<Language, () => Promise<RulesTexts>>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};
