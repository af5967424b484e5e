import { useEffect, useState } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { useCue } from '../../../ui/sound/use-sounds.ts';
import type { Person } from '../../../ui/table/people.ts';
import { castOf } from './cast.ts';
import { WinkStageStore } from './stage-store.ts';
import { verdictCues } from './verdict-cues.ts';
import { WinkStage } from './wink-stage.tsx';

interface BoardStageProps {
  readonly model: TableModel;
  readonly people: readonly Person[];
  readonly game: string;
}

/** The stage over a big screen: all that it shows, the whole room may see. */
export function BoardStage({ model, people, game }: BoardStageProps) {
  const { theatre } = useSettings();
  const language = useLanguage();
  const [store] = useState(() => new WinkStageStore());
  const give = useCue();
  useEffect(() => {
    const scenes = store.hear(model, false, theatre, Date.now());
    if (theatre === 'plain') for (const cue of scenes.flatMap(verdictCues)) give(cue);
  }, [store, model, theatre, give]);
  return <WinkStage store={store} cast={castOf(model, people, game, language)} />;
}
