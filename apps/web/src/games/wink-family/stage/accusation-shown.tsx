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
import type { AccusationBeat, AccusationScene } from './scenes.ts';

interface AccusationShownProps {
  readonly playing: Playing<AccusationScene>;
  readonly cast: Cast;
}

/** J'accuse: the curtain, the finger, the suspect's pupils, and the verdict for whoever sits at this screen. */
export function AccusationShown({ playing, cast }: AccusationShownProps) {
  const shape = useStageShape();
  const { scene, beat } = playing;
  const props = { scene, beat: beat.name, cast, shape };
  const isOpening = beat.name === 'curtain' || beat.name === 'title';
  const isMe = scene.role === 'accused' && scene.right && !isOpening && !isDoubt(beat.name);
  return (
    <StageFrame
      playing={playing}
      name="accusation"
      backdrop={beat.name === 'curtain' || beat.name === 'open' ? 'none' : 'house'}
      curtain={isMe ? undefined : curtainAt(beat.name, scene.right)}
      behind={
        <Actors shape={shape}>
          {beat.name === 'title' && <OpeningSuspect {...props} />}
          {isDoubt(beat.name) && <Doubt {...props} />}
        </Actors>
      }
    >
      <Actors shape={shape}>
        {isOpening && <Accuser {...props} />}
        {!isOpening && !isDoubt(beat.name) && beat.name !== 'open' && <Verdict {...props} isMe={isMe} />}
      </Actors>
    </StageFrame>
  );
}

function Verdict({ isMe, ...props }: AccusationProps & { readonly isMe: boolean }) {
  if (!props.scene.right) return <Spared {...props} />;
  return isMe ? <CaughtMyself {...props} /> : <Caught {...props} />;
}

/** It closes, is gone with a cut, and goes open at the end; where the verdict is false it recoils. */
function curtainAt(beat: AccusationBeat, right: boolean): CurtainState {
  switch (beat) {
    case 'curtain':
      return { is: 'closed', moves: 'curtain-in' };
    case 'title':
      return { is: 'closed' };
    case 'verdict':
      return right ? { is: 'wide' } : { is: 'wide', moves: 'curtain' };
    case 'open':
      return { is: 'away', moves: 'curtain' };
    default:
      return { is: isDoubt(beat) ? 'parted' : 'wide' };
  }
}
