import type { Lobby } from '@oeillade/table';
import { useEffect, useRef } from 'react';
import type { TableSession } from '../../shell/session/session.ts';
import { useSettings } from '../../shell/settings.ts';
import { useStore } from '../../shell/store.ts';
import { useLanguage } from '../../shell/use-language.ts';
import { sayingOf } from '../../ui/chat/phrases.ts';
import { newlyHeard } from '../../ui/speech/heard.ts';
import { useVoices } from '../../ui/voices/use-voices.ts';

/** So that one hears who it is: each seat a little higher than the one before. */
const LOWEST = 0.75;
const HIGHER = 0.12;

/** Where it is wished, the browser's voice says what people say by phrases: they may have no microphone, or no voice. */
export function usePhrasesAloud(session: TableSession, lobby: Lobby): void {
  const { support, isOn, reads } = useVoices();
  const { voice } = useSettings();
  const language = useLanguage();
  const { announcements, seat } = useStore(session, ({ announcements, seat }) => ({ announcements, seat }));
  const before = useRef(announcements);
  // Who has everything announced at the table hears it there.
  const isWished = (isOn || support === 'none') && reads && !(voice && lobby.phase === 'playing');
  useEffect(() => {
    const fresh = newlyHeard(before.current, announcements, lobby);
    before.current = announcements;
    if (!isWished || !('speechSynthesis' in window)) return;
    for (const { name, said } of fresh) {
      if (said.seat === seat || lobby.seats[said.seat]?.kind !== 'human') continue;
      const utterance = new SpeechSynthesisUtterance(sayingOf(said, name));
      utterance.lang = language;
      utterance.pitch = LOWEST + HIGHER * said.seat;
      window.speechSynthesis.speak(utterance);
    }
  }, [announcements, lobby, seat, isWished, language]);
  useEffect(() => {
    if (isWished) return () => window.speechSynthesis?.cancel();
    return undefined;
  }, [isWished]);
}
