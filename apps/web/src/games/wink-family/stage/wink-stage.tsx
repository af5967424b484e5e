import { Narrator } from '../../../ui/stage/narrator.tsx';
import type { Playing } from '../../../ui/stage/scene-player.ts';
import { useStage } from '../../../ui/stage/use-stage.ts';
import { AccusationShown } from './accusation-shown.tsx';
import { CallShown } from './call-shown.tsx';
import type { Cast } from './cast.ts';
import { DealShown } from './deal-shown.tsx';
import { NamingShown } from './naming-shown.tsx';
import { sayVerdict } from './say-verdict.ts';
import type { AccusationScene, CallScene, DealScene, NamingScene, WinkScene } from './scenes.ts';
import type { WinkStageStore } from './stage-store.ts';

interface WinkStageProps {
  readonly store: WinkStageStore;
  readonly cast: Cast;
}

/** Whatever is played at a table of the wink family, over whatever shows it. */
export function WinkStage({ store, cast }: WinkStageProps) {
  const playing = useStage(store.player);
  return (
    <>
      {playing && <SceneShown key={playing.scene.key} playing={playing} cast={cast} />}
      <Narrator says={playing && sayVerdict(playing, cast)} />
    </>
  );
}

interface SceneShownProps {
  readonly playing: Playing<WinkScene>;
  readonly cast: Cast;
}

function SceneShown({ playing, cast }: SceneShownProps) {
  switch (playing.scene.kind) {
    case 'deal':
      return <DealShown playing={playing as Playing<DealScene>} />;
    case 'call':
      return <CallShown playing={playing as Playing<CallScene>} cast={cast} />;
    case 'naming':
      return <NamingShown playing={playing as Playing<NamingScene>} cast={cast} />;
    case 'accusation':
      return <AccusationShown playing={playing as Playing<AccusationScene>} cast={cast} />;
  }
}
