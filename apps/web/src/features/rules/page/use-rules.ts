import { useEffect, useState } from 'react';
import type { Differences, RulesPart } from '../../../games/contract/rules/page.ts';
import { partOf, parts } from '../../../games/index.ts';
import type { Language } from '../../../shell/i18n/index.ts';
import { useLanguage } from '../../../shell/use-language.ts';

/** The rules of a game in the language that is spoken; null until they are there, and where no game is asked for. */
export const useRules = (game: string | null): RulesPart | null => useSpoken(rulesOf, game);

/** What sets the games of each part apart. */
export const useDifferences = (): readonly Differences[] => useSpoken(allDifferences, null) ?? [];

const rulesOf = async (language: Language, game: string | null): Promise<RulesPart | null> =>
  game === null ? null : partOf(game).rules(language);

async function allDifferences(language: Language): Promise<readonly Differences[]> {
  const all = await Promise.all(parts.map(({ rules }) => rules(language)));
  return all.flatMap(({ differences }) => differences ?? []);
}

/** The last texts stay until the next are there, so that nobody loses their place. */
function useSpoken<T>(
  load: (language: Language, game: string | null) => Promise<T>,
  game: string | null,
): T | null {
  const language = useLanguage();
  const [spoken, setSpoken] = useState<T | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load(language, game).then((texts) => {
      if (isWanted) setSpoken(texts);
    });
    return () => {
      isWanted = false;
    };
  }, [load, language, game]);
  return spoken;
}
