import i18next from 'i18next';
import type { fr } from './fr/index.ts';
import type { later } from './fr/later.ts';
import type { Texts } from './texts.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof fr & typeof later };
  }
}

const KEY = 'oeillade/language';

/** Each language comes on its own: nobody waits for words that are not spoken. */
const TEXTS: Readonly<Record<Language, () => Promise<Texts<typeof fr>>>> = {
  fr: async () => (await import('./fr/index.ts')).fr,
  en: async () => (await import('./en/index.ts')).en,
  de: async () => (await import('./de/index.ts')).de,
};

/** What few pages say comes with those pages, in the language that is spoken then, and in any spoken after. */
const LATER: Readonly<Record<Language, () => Promise<Texts<typeof later>>>> = {
  fr: async () => (await import('./fr/later.ts')).later,
  en: async () => (await import('./en/later.ts')).later,
  de: async () => (await import('./de/later.ts')).later,
};
let saysMore = false;

function preferred(): Language {
  const wished = [readKept(), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (wished.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'fr';
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

await i18next.init({
  interpolation: { escapeValue: false },
  resources: {},
});
await use(preferred());

export async function speak(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  await use(language);
}

/** Learns the words of the pages that few open. */
export async function sayMore(): Promise<void> {
  saysMore = true;
  await learnMore(i18next.language as Language);
}

async function learnMore(language: Language): Promise<void> {
  if (i18next.exists('replay.title', { lng: language, fallbackLng: language })) return;
  i18next.addResourceBundle(language, 'translation', await LATER[language](), true);
}

async function use(language: Language): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'translation')) {
    i18next.addResourceBundle(language, 'translation', await TEXTS[language]());
  }
  if (saysMore) await learnMore(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export const t = i18next.t;
