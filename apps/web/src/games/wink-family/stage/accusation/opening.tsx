import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { PointingHand } from '../../../../ui/stage/art/hands.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Plate, Title } from '../../../../ui/stage/art/words.tsx';
import { sayStage } from '../../texts/stage.ts';
import css from './accusation.module.css';
import type { AccusationProps } from './props.ts';

const PLACES = {
  standing: {
    suspect: { x: 109, y: 312, width: 172 },
    bust: 'translate(-64 516) scale(2.9)',
    hand: 'translate(232 530) rotate(76) scale(-.66 .66)',
    title: { x: 195, y: 236, size: 86, room: 360, tilt: -6 },
    plate: { x: 195, y: 766, width: 354, size: 24 },
  },
  lying: {
    suspect: { x: 560, y: 282, width: 320 },
    bust: 'translate(-66 368) scale(5)',
    hand: 'translate(596 512) rotate(-46) scale(1.02)',
    title: { x: 720, y: 246, size: 196, room: 1300, tilt: -4 },
    plate: { x: 720, y: 794, width: 640, size: 34 },
  },
} as const;

/** In the gap of the curtain, caught in the light. */
export function OpeningSuspect({ scene, cast, shape }: AccusationProps) {
  return (
    <StageLoge
      person={cast.people[scene.accused]!}
      mood="startled"
      gaze={{ x: -0.85, y: 0.55 }}
      isLit
      {...PLACES[shape].suspect}
    />
  );
}

/** Before the curtain: the accuser, the finger, and once it has stopped the word itself. */
export function Accuser({ scene, step, cast, shape }: AccusationProps) {
  const { bust, hand, title, plate } = PLACES[shape];
  const accuser = cast.people[scene.accuser]!;
  const names = { name: accuser.name, named: cast.people[scene.accused]?.name, number: scene.number };
  return (
    <>
      <g className={css.accuser}>
        <g transform={bust}>
          <Bust {...accuser} mood="stern" gaze={{ x: 0.85, y: -0.55 }} hasOrnament />
        </g>
      </g>
      <g className={css.finger}>
        <g transform={hand}>
          <PointingHand of={accuser} />
        </g>
      </g>
      {step === 'title' && (
        <>
          <Title text={sayStage('accuse')} {...title} />
          <Plate text={sayStage('plate', names)} {...plate} />
        </>
      )}
    </>
  );
}
