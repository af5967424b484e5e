import { useEffect, useState } from 'react';
import { useLanguage } from '../app/use-language.ts';
import { Announcer, type Spoken } from '../table/common/announcer.tsx';
import { useVoice } from '../table/common/use-voice.ts';

interface AloudProps {
  readonly spoken: readonly Spoken[];
  /** Said at once, and gone when it is over: it is no part of what was announced. */
  readonly cries?: readonly Spoken[];
  readonly isVoiceOn: boolean;
}

const NOTHING: readonly Spoken[] = [];

/** What the room hears: by the voice, where somebody has switched it on, and for screen readers. */
export function Aloud({ spoken, cries = NOTHING, isVoiceOn }: AloudProps) {
  const language = useLanguage();
  const isHere = useIsHere();
  useVoice(isHere ? spoken : NOTHING, isVoiceOn, language);
  useVoice(cries, isVoiceOn, language);
  return <Announcer spoken={spoken} />;
}

/** False at first: what was announced while the board was still being fetched is news as well. */
function useIsHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
}
