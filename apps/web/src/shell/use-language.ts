import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Language } from './i18n/index.ts';

function subscribe(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

/** The language that is spoken; whoever calls this is drawn again when it changes. */
export const useLanguage = (): Language =>
  useSyncExternalStore(subscribe, () => i18next.language) as Language;
