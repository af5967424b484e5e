import { useMemo } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import type { Spoken } from '../../../ui/table/announcer.tsx';
import { useVoice } from '../../../ui/table/use-voice.ts';
import { editionOf } from '../edition.ts';
import { spokenEntries } from './speech.ts';
import { useShown } from './use-wink.ts';

/** What was announced at this table, in words; where it is wished, it is said aloud. */
export function useSpoken(): readonly Spoken[] {
  const { voice } = useSettings();
  const language = useLanguage();
  const { entries, people } = useShown(({ entries, screen: { people } }) => ({ entries, people }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says it in other words.
  const spoken = useMemo(
    () => spokenEntries(entries, (seat) => people[seat]?.name ?? ''),
    [entries, people, language],
  );
  useVoice(spoken, voice, language);
  return spoken;
}

/** What the edition calls its spy cards (E-6). */
export function useSpyName(): string {
  const language = useLanguage();
  const game = useShown(({ lobby }) => lobby.game);
  return editionOf(game)?.names.spy[language] ?? '';
}
