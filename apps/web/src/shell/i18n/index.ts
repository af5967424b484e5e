import i18next from 'i18next';
import type { atTable } from './fr/at-table.ts';
import type { end } from './fr/end.ts';
import type { fr } from './fr/index.ts';
import type { later } from './fr/later.ts';
import type { spywhere } from './fr/spywhere.ts';
import type { Say, Texts } from './texts.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof fr & typeof atTable & typeof later & { end: typeof end; spywhere: typeof spywhere };
    };
  }
}

const KEY = 'oeillade/language';

/** What only some pages say, and comes with them. */
export type Part = 'table' | 'spywhere' | 'end' | 'later';

type Shelf = Readonly<Record<Part | 'first', () => Promise<Texts<object>>>>;

/** Each language comes on its own, and in parts: nobody waits for words that are not spoken. */
const SHELVES: Readonly<Record<Language, Shelf>> = {
  fr: {
    first: async () => (await import('./fr/index.ts')).fr,
    table: async () => (await import('./fr/at-table.ts')).atTable,
    spywhere: async () => ({ spywhere: (await import('./fr/spywhere.ts')).spywhere }),
    end: async () => ({ end: (await import('./fr/end.ts')).end }),
    later: async () => (await import('./fr/later.ts')).later,
  },
  en: {
    first: async () => (await import('./en/index.ts')).en,
    table: async () => (await import('./en/at-table.ts')).atTable,
    spywhere: async () => ({ spywhere: (await import('./en/spywhere.ts')).spywhere }),
    end: async () => ({ end: (await import('./en/end.ts')).end }),
    later: async () => (await import('./en/later.ts')).later,
  },
  de: {
    first: async () => (await import('./de/index.ts')).de,
    table: async () => (await import('./de/at-table.ts')).atTable,
    spywhere: async () => ({ spywhere: (await import('./de/spywhere.ts')).spywhere }),
    end: async () => ({ end: (await import('./de/end.ts')).end }),
    later: async () => (await import('./de/later.ts')).later,
  },
};
/** Texts that live elsewhere, in each language. */
type Bundle = Readonly<Record<Language, () => Promise<object>>>;

/** What is spoken in whatever language: its parts here, and what lives elsewhere, by its name. */
const spoken = new Set<Part | 'first'>(['first']);
const bundles = new Map<string, Bundle>();
const learnt = new Set<string>();

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

/** Learns more words, in the language that is spoken and in any that is spoken after. */
export async function sayMore(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) spoken.add(part);
  await learn(i18next.language as Language);
}

/**
 * Words that live beside what says them, as each game's do: `t` says them once they are loaded. `name` is theirs alone, and
 * the French ones give the keys.
 */
export function textsIn<T extends object>(
  name: string,
  bundle: Readonly<Record<Language, () => Promise<Texts<T>>>> & { readonly fr: () => Promise<T> },
): { readonly load: () => Promise<void>; readonly t: Say<T> } {
  const load = async () => {
    bundles.set(name, bundle);
    await learn(i18next.language as Language);
  };
  return { load, t: (key, values) => i18next.t(key as never, { ...values, ns: name }) as unknown as string };
}

async function learn(language: Language): Promise<void> {
  const learnOnce = async (namespace: string, part: string, fetch: () => Promise<object>) => {
    const name = `${language}/${namespace}/${part}`;
    if (learnt.has(name)) return;
    i18next.addResourceBundle(language, namespace, await fetch(), true);
    learnt.add(name);
  };
  await Promise.all([
    ...[...spoken].map((part) => learnOnce('translation', part, SHELVES[language][part])),
    ...[...bundles].map(([name, bundle]) => learnOnce(name, '', bundle[language])),
  ]);
}

async function use(language: Language): Promise<void> {
  await learn(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export const t = i18next.t;
