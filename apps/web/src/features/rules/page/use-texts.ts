import { useEffect, useState } from 'react';
import type { Language } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { loadTexts, type RulesTexts } from '../texts/load.ts';

export interface Spoken {
  readonly language: Language;
  readonly texts: RulesTexts;
}

/** The texts in the language that is spoken. The last ones stay until the next are there, so that nobody loses their place. */
export function useTexts(): Spoken | null {
  const language = useLanguage();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadTexts[language]().then((texts) => {
      if (isWanted) setSpoken({ language, texts });
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return spoken;
}
