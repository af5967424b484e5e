import { useEffect, useRef } from 'react';
import type { Language } from '../../shell/i18n/index.ts';

/** Says aloud what is announced from now on. */
export function useVoice(
  spoken: readonly { readonly key: string; readonly text: string }[],
  wished: boolean,
  language: Language,
): void {
  const last = useRef(spoken.at(-1)?.key);
  useEffect(() => {
    const from = spoken.findIndex(({ key }) => key === last.current) + 1;
    last.current = spoken.at(-1)?.key;
    if (!wished || !('speechSynthesis' in window)) return;
    for (const { text } of spoken.slice(from)) {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.lang = language;
      utterance.rate = 1.1;
      window.speechSynthesis.speak(utterance);
    }
  }, [spoken, wished, language]);
  useEffect(() => {
    if (!wished && 'speechSynthesis' in window) window.speechSynthesis.cancel();
  }, [wished]);
}
