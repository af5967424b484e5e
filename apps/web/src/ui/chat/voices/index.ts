import { CAST } from '@oeillade/table';
import { textsIn } from '../../../shell/i18n/index.ts';

/** The lines of the cast, which only tables need where somebody of them sits. */
export const voiceTexts = textsIn('voices', {
  fr: async () => (await import('./fr.ts')).voices,
  en: async () => (await import('./en.ts')).voices,
  de: async () => (await import('./de.ts')).voices,
});

const VOICE = 'voice-';

/** What somebody of the cast says at such a moment, in the language of whoever hears it; null where it is no line of theirs. */
export function sayVoice(phrase: string, speaker: string): string | null {
  if (!phrase.startsWith(VOICE)) return null;
  void voiceTexts.load().catch(() => {});
  const member = CAST.find(({ name }) => name === speaker);
  const cue = phrase.slice(VOICE.length);
  return member ? voiceTexts.t(`${member.id}.${cue}` as 'bo.begins', { defaultValue: '…' }) : '…';
}
