import { CAST } from '@oeillade/table';
import { textsIn } from '../../../shell/i18n/index.ts';

/** The words of the cast: only tables at which one of its members sits fetch them. */
export const voiceTexts = textsIn('voices', {
  fr: async () => (await import('./fr.ts')).voices,
  en: async () => (await import('./en.ts')).voices,
  de: async () => (await import('./de.ts')).voices,
});

const VOICE = 'voice-';

/** What somebody of the cast says at such a moment, in the language of whoever hears it; null where they have no words for it. */
export function sayVoice(phrase: string, speaker: string): string | null {
  if (!phrase.startsWith(VOICE)) return null;
  void voiceTexts.load().catch(() => {});
  const member = CAST.find(({ name }) => name === speaker);
  const cue = phrase.slice(VOICE.length);
  return member ? voiceTexts.t(`${member.id}.${cue}` as 'bo.begins', { defaultValue: '…' }) : '…';
}
