import type { Lobby } from '@oeillade/table';
import { useMemo } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { editionOf } from '../../../ui/table/edition.ts';
import { useVoice } from '../../../ui/table/use-voice.ts';
import { sayAll } from './speech.ts';
import { logLines } from './wink-log.ts';

/** What was announced at this table, to read and, if wished, to hear. */
export function useAnnounced({ announcements, suspended }: TableModel, { game, seats }: Lobby) {
  const { voice } = useSettings();
  const language = useLanguage();
  const lines = useMemo(() => logLines(announcements), [announcements]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says it in other words.
  const spoken = useMemo(
    () => lines.map((line) => ({ key: line.key, text: sayAll(line, (seat) => seats[seat]?.name ?? '') })),
    [lines, seats, language],
  );
  useVoice(spoken, voice, language);
  return {
    lines,
    spoken,
    /** What the edition calls its spy cards (E-6). */
    spy: editionOf(game)?.names.spy[language] ?? '',
    suspendedBy: suspended && (seats[suspended.by]?.name ?? ''),
  };
}
