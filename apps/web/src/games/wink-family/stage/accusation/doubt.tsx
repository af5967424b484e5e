import type { DrawnGaze } from '../../../../ui/art/index.ts';
import { PointingHand } from '../../../../ui/stage/art/hands.tsx';
import { StageLoge } from '../../../../ui/stage/art/stage-loge.tsx';
import { Title } from '../../../../ui/stage/art/words.tsx';
import { calmsMotion } from '../../../../ui/stage/calm.ts';
import { sayStage } from '../../texts/stage.ts';
import type { AccusationStep, DoubtStep } from '../scenes.ts';
import { HEARTBEATS, heartbeatsBy } from '../steps.ts';
import type { AccusationProps } from './props.ts';

const LEFT: DrawnGaze = { x: -1, y: 0.1 };
const UP: DrawnGaze = { x: 0.2, y: -1 };
const YOU: DrawnGaze = { x: 0, y: 0 };

/** Where the pupils dart. It is the same for everybody who was ever accused. */
const DARTS: Readonly<Record<DoubtStep, DrawnGaze>> = {
  'doubt-1': LEFT,
  'doubt-2': { x: 1, y: 0.1 },
  'doubt-3': LEFT,
  'doubt-4': UP,
  'doubt-5': UP,
  'doubt-6': YOU,
};

export const isDoubt = (step: AccusationStep): step is DoubtStep => step in DARTS;

const PLACES = {
  standing: {
    loge: { x: 53, y: 166, width: 284 },
    hand: 'translate(84 500) rotate(-14) scale(.56)',
    title: { x: 195, y: 776, size: 37, room: 360 },
    dots: { x: 161, y: 808, spacing: 34, radius: 9 },
    drop: 'translate(296 330) scale(1.1)',
  },
  lying: {
    loge: { x: 522, y: 126, width: 396 },
    hand: 'translate(500 520) rotate(-10) scale(.98)',
    title: { x: 690, y: 880, size: 44, room: 900 },
    dots: { x: 1010, y: 866, spacing: 34, radius: 9 },
    drop: 'translate(866 350) scale(1.6)',
  },
} as const;

/** Whoever sits there has to be looked at: nothing moves but two pupils. */
export function Doubt({ scene, step, cast, shape }: AccusationProps) {
  const { loge, hand, title, dots, drop } = PLACES[shape];
  const dart = step as DoubtStep;
  const beats = heartbeatsBy(dart);
  return (
    <>
      <StageLoge
        person={cast.people[scene.accused]!}
        mood="afraid"
        arch="tall"
        gaze={calmsMotion() && dart !== 'doubt-6' ? LEFT : DARTS[dart]}
        isLit
        {...loge}
      />
      <g transform={hand}>
        <PointingHand of={cast.people[scene.accuser]!} />
      </g>
      <g transform={drop}>
        <path d="M0 0C-9 14 -9 26 0 26C9 26 9 14 0 0Z" fill="#ABD6F4" />
        <path d="M0 0C9 14 9 26 0 26Z" fill="#80B7E6" />
      </g>
      <Title text={sayStage('doubt')} {...title} />
      {Array.from({ length: HEARTBEATS }, (_, heart) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: one beat is like the other.
          key={heart}
          cx={dots.x + heart * dots.spacing}
          cy={dots.y}
          r={dots.radius}
          fill={heart < beats ? '#FFF4E4' : 'none'}
          stroke="#FFF4E4"
          strokeWidth="3"
        />
      ))}
    </>
  );
}
