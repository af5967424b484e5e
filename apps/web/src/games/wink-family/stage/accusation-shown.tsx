import type { Playing } from '../../../ui/stage/scene-player.ts';
import { Actors, type CurtainState, StageFrame } from '../../../ui/stage/stage-frame.tsx';
import { useStageShape } from '../../../ui/stage/use-stage-shape.ts';
import { Caught } from './accusation/caught.tsx';
import { CaughtMyself } from './accusation/caught-myself.tsx';
import { Doubt, isDoubt } from './accusation/doubt.tsx';
import { Accuser, OpeningSuspect } from './accusation/opening.tsx';
import type { AccusationProps } from './accusation/props.ts';
import { Spared } from './accusation/spared.tsx';
import type { Cast } from './cast.ts';
import type { AccusationScene, AccusationStep } from './scenes.ts';

interface AccusationShownProps {
  readonly playing: Playing<AccusationScene>;
  readonly cast: Cast;
}

/** J'accuse: the curtain, the finger, the suspect's pupils, and the verdict for whoever sits at this screen. */
export function AccusationShown({ playing, cast }: AccusationShownProps) {
  const shape = useStageShape();
  const { scene, step } = playing;
  const props = { scene, step: step.name, cast, shape };
  const isOpening = step.name === 'curtain' || step.name === 'title';
  const isMe = scene.role === 'accused' && scene.right && !isOpening && !isDoubt(step.name);
  return (
    <StageFrame
      playing={playing}
      name="accusation"
      backdrop={step.name === 'curtain' || step.name === 'open' ? 'none' : 'house'}
      curtain={isMe ? undefined : curtainAt(step.name, scene.right)}
      behind={
        <Actors shape={shape}>
          {step.name === 'title' && <OpeningSuspect {...props} />}
          {isDoubt(step.name) && <Doubt {...props} />}
        </Actors>
      }
    >
      <Actors shape={shape}>
        {isOpening && <Accuser {...props} />}
        {!isOpening && !isDoubt(step.name) && step.name !== 'open' && <Verdict {...props} isMe={isMe} />}
      </Actors>
    </StageFrame>
  );
}

function Verdict({ isMe, ...props }: AccusationProps & { readonly isMe: boolean }) {
  if (!props.scene.right) return <Spared {...props} />;
  return isMe ? <CaughtMyself {...props} /> : <Caught {...props} />;
}

/** It closes, is gone with a cut, and goes open at the end; where the verdict is false it recoils. */
function curtainAt(step: AccusationStep, right: boolean): CurtainState {
  switch (step) {
    case 'curtain':
      return { is: 'closed', moves: 'curtain-in' };
    case 'title':
      return { is: 'closed' };
    case 'verdict':
      return right ? { is: 'wide' } : { is: 'wide', moves: 'curtain' };
    case 'open':
      return { is: 'away', moves: 'curtain' };
    default:
      return { is: isDoubt(step) ? 'parted' : 'wide' };
  }
}
