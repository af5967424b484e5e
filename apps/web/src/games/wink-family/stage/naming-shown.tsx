import type { Playing } from '../../../ui/stage/scene-player.ts';
import { Actors, StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useStageShape } from '../../../ui/stage/use-stage-shape.ts';
import type { Cast } from './cast.ts';
import { Found } from './naming/found.tsx';
import { Meet } from './naming/meet.tsx';
import { Missed } from './naming/missed.tsx';
import { Shared } from './naming/shared.tsx';
import type { NamingScene } from './scenes.ts';

interface NamingShownProps {
  readonly playing: Playing<NamingScene>;
  readonly cast: Cast;
}

/** Somebody names their partner: two loges come together, and a breath later it is known. */
export function NamingShown({ playing, cast }: NamingShownProps) {
  const shape = useStageShape();
  const { scene, step } = playing;
  const props = { scene, step: step.name, cast, shape };
  if (step.name === 'share') {
    return (
      <StageFrame playing={playing} name="naming" backdrop="none">
        <Shared scene={scene} />
      </StageFrame>
    );
  }
  return (
    <StageFrame playing={playing} name="naming" backdrop="felt">
      <Actors shape={shape}>
        {step.name === 'meet' ? (
          <Meet {...props} />
        ) : scene.right ? (
          <Found {...props} />
        ) : (
          <Missed {...props} />
        )}
      </Actors>
    </StageFrame>
  );
}
