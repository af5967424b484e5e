import { useContext, useEffect, useState } from 'react';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { useCue } from '../../../ui/sound/use-sounds.ts';
import { TheatreOff } from '../../../ui/stage/theatre.ts';
import { useShown, useTable } from '../table/use-wink.ts';
import { castOf } from './cast.ts';
import { WinkStageStore } from './stage-store.ts';
import { verdictCues } from './verdict-cues.ts';
import { WinkStage } from './wink-stage.tsx';

interface TableStageProps {
  /** Others may glance at this screen: it never shows the cards of its player. */
  readonly isDiscreet?: boolean;
}

/** The stage over a table that is played at, or watched. */
export function TableStage({ isDiscreet = false }: TableStageProps) {
  const source = useTable();
  const { theatre, coverHand } = useSettings();
  const isOff = useContext(TheatreOff);
  const [store] = useState(() => new WinkStageStore());
  const wished = isOff ? 'plain' : theatre;
  const language = useLanguage();
  const cast = useShown(({ told, lobby, screen: { people } }) => castOf(told, people, lobby.game, language));
  const give = useCue();
  useEffect(() => {
    const hear = () => {
      const { told, giving } = source.model;
      const scenes = store.hear(told, giving !== null, wished, Date.now());
      if (wished === 'plain') for (const cue of scenes.flatMap(verdictCues)) give(cue);
    };
    hear();
    return source.subscribe(hear);
  }, [source, store, wished, give]);
  return <WinkStage store={store} cast={isDiscreet || coverHand ? { ...cast, hand: [] } : cast} />;
}
