import i18next from 'i18next';
import type { atTable } from './i18n/fr/at-table.ts';
import type { fr } from './i18n/fr/index.ts';
import { type Language, t, textsIn } from './i18n/index.ts';
import type { Texts } from './i18n/texts.ts';

type Known = keyof ((typeof fr)['refusals'] & (typeof atTable)['refusals']);

const isKnown = (code: string): code is Known => i18next.exists(`refusals.${code}`);

/** Bundles of texts that hold further refusals, by name. */
const others = new Map<string, (code: string) => string>();

/** Adds the refusals of one game, which are said once they are loaded. */
export function refusalsIn<T extends object>(
  name: string,
  bundle: Readonly<Record<Language, () => Promise<Texts<T>>>> & { readonly fr: () => Promise<T> },
): { readonly load: () => Promise<void> } {
  const { load, t: say } = textsIn(name, bundle);
  return {
    load: () => {
      others.set(name, say as (code: string) => string);
      return load();
    },
  };
}

/** A refusal in words; a newer server may have one that this page has no words for. */
export function sayRefusal(code: string): string {
  if (isKnown(code)) return t(`refusals.${code}`);
  const own = [...others].find(([name]) => i18next.getResource(i18next.language, name, code) !== undefined);
  return own?.[1](code) ?? t('trouble.unknown', { code });
}
