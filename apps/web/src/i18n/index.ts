import i18next from 'i18next';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof fr };
  }
}

const KEY = 'oeillade/language';

function preferred(): Language {
  const kept = localStorage.getItem(KEY);
  const wished = [kept, ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (
    LANGUAGES.find((language) => wished.find((wish) => LANGUAGES.includes(wish as Language)) === language) ??
    'fr'
  );
}

await i18next.init({
  lng: preferred(),
  fallbackLng: 'fr',
  interpolation: { escapeValue: false },
  resources: { fr: { translation: fr }, en: { translation: en }, de: { translation: de } },
});
document.documentElement.lang = i18next.language;

export async function speak(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

export const t = i18next.t;
