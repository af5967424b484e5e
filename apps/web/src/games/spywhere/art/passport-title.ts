import type { Language } from '../../../shell/i18n/index.ts';

/** What is printed on a passport. Lessons and rule books draw passports too, without the words of a table. */
export const PASSPORT_TITLE: Readonly<Record<Language, string>> = {
  fr: 'Passeport',
  en: 'Passport',
  de: 'Reisepass',
};
