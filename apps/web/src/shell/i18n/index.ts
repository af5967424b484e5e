import i18next from 'i18next';
import { onDevice } from '../storage.ts';
import type { afterGame } from './fr/after-game.ts';
import type { atTable } from './fr/at-table.ts';
import type { end } from './fr/end.ts';
import type { fr } from './fr/index.ts';
import type { Say, Texts, Word } from './texts.ts';

export const LANGUAGES = ['fr', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof fr & typeof atTable & typeof afterGame & { end: typeof end };
    };
  }
}

const KEY = 'oeillade/language';

/** Texts that only some pages show, and that are loaded with them. */
export type TextGroup = 'table' | 'end' | 'afterGame';

type TextLoaders = Readonly<Record<TextGroup | 'first', () => Promise<Texts<object>>>>;

/** Each language is loaded on its own, and in groups: nobody waits for texts that no page shows. */
const LOADERS: Readonly<Record<Language, TextLoaders>> = {
  fr: {
    first: async () => (await import('./fr/index.ts')).fr,
    table: async () => (await import('./fr/at-table.ts')).atTable,
    end: async () => ({ end: (await import('./fr/end.ts')).end }),
    afterGame: async () => (await import('./fr/after-game.ts')).afterGame,
  },
  en: {
    first: async () => (await import('./en/index.ts')).en,
    table: async () => (await import('./en/at-table.ts')).atTable,
    end: async () => ({ end: (await import('./en/end.ts')).end }),
    afterGame: async () => (await import('./en/after-game.ts')).afterGame,
  },
  de: {
    first: async () => (await import('./de/index.ts')).de,
    table: async () => (await import('./de/at-table.ts')).atTable,
    end: async () => ({ end: (await import('./de/end.ts')).end }),
    afterGame: async () => (await import('./de/after-game.ts')).afterGame,
  },
};
/** Texts outside this folder, in each language. */
type Bundle = Readonly<Record<Language, () => Promise<object>>>;

/** What is wanted in whatever language: groups of texts of this folder, and bundles of others by their name. */
const wanted = new Set<TextGroup | 'first'>(['first']);
const bundles = new Map<string, Bundle>();
const learnt = new Set<string>();

function preferred(): Language {
  const wished = [onDevice.read(KEY), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return (wished.find((tag) => LANGUAGES.includes(tag as Language)) as Language | undefined) ?? 'fr';
}

await i18next.init({
  interpolation: { escapeValue: false },
  // So that a text without words is told from one whose words are a single key.
  appendNamespaceToMissingKey: true,
  resources: {},
});
await use(preferred());

export async function speak(language: Language): Promise<void> {
  onDevice.write(KEY, language);
  await use(language);
}

/** Loads groups of texts, in the language of the page and in any that is chosen after. */
export async function loadTexts(...groups: readonly TextGroup[]): Promise<void> {
  for (const group of groups) wanted.add(group);
  await learn(i18next.language as Language);
}

export interface TextsIn<T> {
  /** Gives the same promise until it fails, so that a page may wait for it while it is drawn. */
  readonly load: () => Promise<void>;
  readonly t: Say<T>;
}

/**
 * Words that live beside what says them, as each game's do: `t` says them once they are loaded. `name` is theirs alone, and
 * the French ones give the keys.
 */
export function textsIn<T extends object>(
  name: string,
  bundle: Readonly<Record<Language, () => Promise<Texts<T>>>> & { readonly fr: () => Promise<T> },
): TextsIn<T> {
  let loaded: Promise<void> | undefined;
  const load = () => {
    bundles.set(name, bundle);
    loaded ??= learn(i18next.language as Language).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return { load, t: (key, values) => i18next.t(key as never, { ...values, ns: name }) as unknown as string };
}

async function learn(language: Language): Promise<void> {
  const learnOnce = async (namespace: string, group: string, fetch: () => Promise<object>) => {
    const name = `${language}/${namespace}/${group}`;
    if (learnt.has(name)) return;
    i18next.addResourceBundle(language, namespace, await fetch(), true);
    learnt.add(name);
  };
  await Promise.all([
    ...[...wanted].map((group) => learnOnce('translation', group, LOADERS[language][group])),
    ...[...bundles].map(([name, bundle]) => learnOnce(name, '', bundle[language])),
  ]);
}

async function use(language: Language): Promise<void> {
  await learn(language);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

export const t = i18next.t;

export const sayWord = (word: Word): string => word[i18next.language as Language];
