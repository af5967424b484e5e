import type { Lobby } from '@oeillade/table';
import { useContext, useEffect, useState } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { useSettings } from '../../../shell/settings.ts';
import { type Store, useStore } from '../../../shell/store.ts';
import { useLanguage } from '../../../shell/use-language.ts';
import { useCue } from '../../../ui/sound/use-sounds.ts';
import { TheatreOff } from '../../../ui/stage/theatre.ts';
import type { Person } from '../../../ui/table/people.ts';
import { castOf } from './cast.ts';
import { WinkStageStore } from './stage-store.ts';
import { verdictCues } from './verdict-cues.ts';
import { WinkStage } from './wink-stage.tsx';

/** As much of a table as its stage shows. */
interface Staged {
  readonly told: TableModel;
  readonly lobby: Lobby;
  readonly screen: { readonly people: readonly Person[] };
  /** The signal that I am giving. */
  readonly giving: string | null;
}

interface TableStageProps {
  readonly source: Store<Staged>;
  /** Others may glance at this screen: it never shows the cards of its player. */
  readonly isDiscreet?: boolean;
}

/** The stage over a table that is played at, or watched. */
export function TableStage({ source, isDiscreet = false }: TableStageProps) {
  const { theatre, coverHand } = useSettings();
  const isOff = useContext(TheatreOff);
  const [store] = useState(() => new WinkStageStore());
  const wished = isOff ? 'plain' : theatre;
  const language = useLanguage();
  const cast = useStore(source, ({ told, lobby, screen: { people } }) =>
    castOf(told, people, lobby.game, language),
  );
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
