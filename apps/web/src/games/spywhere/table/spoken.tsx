import { memo, useMemo } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { Announcer } from '../../../ui/table/announcer.tsx';
import { useVoice } from '../../../ui/table/use-voice.ts';
import { sayAll } from './speech.ts';
import { useShown } from './use-spywhere.ts';

/** What is announced, for screen readers; where it is wished, it is said aloud. */
export const Spoken = memo(function Spoken() {
  const { voice } = useSettings();
  const language = useLanguage();
  const { entries, people } = useShown(({ entries, people }) => ({ entries, people }));
  const spoken = useMemo(
    () =>
      entries.map((entry) => ({
        key: entry.key,
        text: sayAll(entry, (seat) => people[seat]?.name ?? '', language),
      })),
    [entries, people, language],
  );
  useVoice(spoken, voice, language);
  return <Announcer spoken={spoken} />;
});
