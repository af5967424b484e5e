import { useContext, useEffect, useState } from 'react';
import type { TableModel } from '../../../shell/session/model.ts';
import { useSettings } from '../../../shell/settings.ts';
import type { Store } from '../../../shell/store.ts';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { TheatreOff } from '../../../ui/stage/theatre.ts';
import { useStage } from '../../../ui/stage/use-stage.ts';
import type { Person } from '../../../ui/table/people.ts';
import { DealShown } from './deal-shown.tsx';
import { EliminationShown } from './elimination-shown.tsx';
import { ExchangeShown } from './exchange-shown.tsx';
import { GuessShown } from './guess-shown.tsx';
import type { DealScene, EliminationScene, ExchangeScene, GuessScene, TableScene } from './scenes.ts';
import { TableStageStore } from './stage-store.ts';

interface TableStageProps {
  readonly session: Store<TableModel>;
  readonly people: readonly Person[];
}

/** The stage over a table of Spywhere. The log says the same for whoever only hears. */
export function TableStage({ session, people }: TableStageProps) {
  const { store, theatre } = useStageStore();
  useEffect(() => {
    const hear = () => store.hear(session.model, theatre, Date.now());
    hear();
    return session.subscribe(hear);
  }, [store, session, theatre]);
  return <OnStage store={store} people={people} />;
}

interface BoardStageProps {
  readonly model: TableModel;
  readonly people: readonly Person[];
}

/** The same over a big screen. */
export function BoardStage({ model, people }: BoardStageProps) {
  const { store, theatre } = useStageStore();
  useEffect(() => store.hear(model, theatre, Date.now()), [store, model, theatre]);
  return <OnStage store={store} people={people} />;
}

function useStageStore() {
  const { theatre } = useSettings();
  const isOff = useContext(TheatreOff);
  const [store] = useState(() => new TableStageStore());
  return { store, theatre: isOff ? 'plain' : theatre } as const;
}

function OnStage({ store, people }: { readonly store: TableStageStore; readonly people: readonly Person[] }) {
  const playing = useStage(store.player);
  return playing && <SceneShown key={playing.scene.key} playing={playing} people={people} />;
}

interface SceneShownProps {
  readonly playing: Playing<TableScene>;
  readonly people: readonly Person[];
}

function SceneShown({ playing, people }: SceneShownProps) {
  switch (playing.scene.kind) {
    case 'deal':
      return <DealShown playing={playing as Playing<DealScene>} />;
    case 'exchange':
      return <ExchangeShown playing={playing as Playing<ExchangeScene>} />;
    case 'elimination':
      return <EliminationShown playing={playing as Playing<EliminationScene>} />;
    case 'guess':
      return <GuessShown playing={playing as Playing<GuessScene>} people={people} />;
  }
}
