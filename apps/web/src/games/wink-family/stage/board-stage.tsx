import { useEffect, useState } from 'react';
import type { TableSession } from '../../../shell/session/session.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useStore } from '../../../shell/store.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { useCue } from '../../../ui/sound/use-sounds.ts';
import type { Person } from '../../../ui/table/people.ts';
import { castOf } from './cast.ts';
import { WinkStageStore } from './stage-store.ts';
import { verdictCues } from './verdict-cues.ts';
import { WinkStage } from './wink-stage.tsx';

interface BoardStageProps {
  readonly session: TableSession;
  readonly people: readonly Person[];
  readonly game: string;
}

/** The stage over a big screen: all that it shows, the whole room may see. */
export function BoardStage({ session, people, game }: BoardStageProps) {
  const { theatre } = useSettings();
  const language = useLanguage();
  const [store] = useState(() => new WinkStageStore());
  const give = useCue();
  const cast = useStore(session, (model) => castOf(model, people, game, language));
  useEffect(() => {
    // Before the page is drawn with what has been announced: until the verdict nothing else on it says how it came out.
    const hear = () => {
      const scenes = store.hear(session.model, false, theatre, Date.now());
      if (theatre === 'plain') for (const cue of scenes.flatMap(verdictCues)) give(cue);
    };
    hear();
    return session.subscribe(hear);
  }, [store, session, theatre, give]);
  return <WinkStage store={store} cast={cast} />;
}
