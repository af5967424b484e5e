import { Title } from '../../../../ui/stage/art/words.tsx';
import { Actors, StageFrame } from '../../../../ui/stage/stage-frame.tsx';
import { useStageShape } from '../../../../ui/stage/use-stage-shape.ts';
import { sayEnd } from '../../texts/end.ts';
import { GiantWinks } from './giant-winks.tsx';
import { MaskOff } from './mask-off.tsx';
import { MaskRow } from './mask-row.tsx';
import type { UnmaskingProps } from './props.ts';
import { maskAt } from './unmasking.ts';
import { WinnersDoors } from './winners-doors.tsx';

/** Masks off: on a phone one face after the other, on a wide screen all of them in a row. */
export function UnmaskingShown(props: UnmaskingProps) {
  const shape = useStageShape();
  const { scene, step } = props.playing;
  const mask = maskAt(step.name);
  const title = sayEnd('masksOff');
  return (
    <StageFrame playing={props.playing} name="unmasking" backdrop="house">
      <Actors shape={shape}>
        {mask && shape === 'standing' && (
          <>
            <MaskOff {...props} {...mask} />
            <Title text={title} x={195} y={92} size={41} room={360} />
          </>
        )}
        {mask && shape === 'lying' && (
          <>
            <MaskRow {...props} {...mask} />
            <Title text={title} x={720} y={112} size={74} room={1_300} />
          </>
        )}
        {!mask && step.name !== 'wink' && <WinnersDoors {...props} shape={shape} />}
        {step.name === 'wink' && (
          <GiantWinks people={scene.winners.map((seat) => props.people[seat]!)} shape={shape} />
        )}
      </Actors>
    </StageFrame>
  );
}
