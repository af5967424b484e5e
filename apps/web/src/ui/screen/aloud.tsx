import { useEffect, useState } from 'react';
import { useLanguage } from '../../shell/use-language.ts';
import { Announcer, type Spoken } from '../table/announcer.tsx';
import { useVoice } from '../table/use-voice.ts';

interface AloudProps {
  readonly spoken: readonly Spoken[];
  readonly isVoiceOn: boolean;
}

const NOTHING: readonly Spoken[] = [];

/** What the room hears: by the voice, where somebody has switched it on, and for screen readers. */
export function Aloud({ spoken, isVoiceOn }: AloudProps) {
  const language = useLanguage();
  const isHere = useIsHere();
  useVoice(isHere ? spoken : NOTHING, isVoiceOn, language);
  return <Announcer spoken={spoken} />;
}

/** False at first: what was announced while the board was still being fetched is news as well. */
function useIsHere(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return isHere;
}
