import { winkOf } from '../../../../ui/art/guests/costume/wink-side.ts';
import { AvatarRound } from '../../../../ui/art/index.ts';
import { Bust } from '../../../../ui/stage/art/bust.tsx';
import { CardTag, Title } from '../../../../ui/stage/art/words.tsx';
import { CharacterCard } from '../../art/index.ts';
import { sayStage } from '../../texts/stage.ts';
import css from './accusation.module.css';
import { CardPlaced } from './card-placed.tsx';
import { Evidence } from './evidence.tsx';
import type { AccusationProps } from './props.ts';

const PLACES = {
  standing: {
    band: { top: 186, height: 234, scale: 8.3 },
    title: { x: 195, y: 152, size: 57, room: 350 },
    evidence: { x: 24, y: 460, width: 342 },
    from: { x: 26, y: 664, width: 92 },
    to: { x: 272, y: 664, width: 92 },
    card: { x: 195, y: 700, width: 82 },
    tags: { size: 26, y: 800 },
  },
  lying: {
    band: { top: 206, height: 310, scale: 15 },
    title: { x: 720, y: 178, size: 92, room: 1200 },
    evidence: { x: 370, y: 560, width: 700 },
    from: { x: 120, y: 596, width: 150 },
    to: { x: 1170, y: 596, width: 150 },
    card: { x: 1108, y: 720, width: 104 },
    tags: { size: 40, y: 820 },
  },
} as const;

/** True, for the room and the accuser: the eyes as large as the stage, and the card that changes hands. */
export function Caught({ scene, step, cast, shape }: AccusationProps) {
  const { band, title, evidence, from, to, card, tags } = PLACES[shape];
  const [accuser, accused] = [cast.people[scene.accuser]!, cast.people[scene.accused]!];
  const middle = title.x;
  const isOver = step === 'cost' || step === 'open';
  return (
    <g className={css.verdict}>
      <g className={css.band}>
        <rect x="-3000" y={band.top - 8} width="8000" height={band.height + 16} fill="#FFF3CF" />
        <rect x="-3000" y={band.top} width={3000 + middle} height={band.height} fill="#FFDF8E" />
        <rect x={middle} y={band.top} width="3000" height={band.height} fill="#FFEDBE" />
        <svg x={middle - 1500} y={band.top} width="3000" height={band.height} aria-hidden="true">
          <g
            className={css.slow}
            transform={`translate(${1500 - 50 * band.scale} ${band.height * 0.48 - 52 * band.scale}) scale(${band.scale})`}
          >
            <Bust
              {...accused}
              mood={scene.wink ? 'calm' : 'startled'}
              gaze={{ x: -0.75, y: 0.1 }}
              winks={scene.wink && step === 'replay' ? winkOf(accused.face) : undefined}
            />
          </g>
        </svg>
      </g>
      <Title text={sayStage(`guilty.${scene.role}`, { name: accuser.name })} {...title} edge="#5E1208" />
      {scene.wink && <Evidence wink={scene.wink} of={accused} isDrawn={isOver} {...evidence} />}
      {isOver && (
        <>
          <Round person={accused} gaze={0.8} {...from} />
          <Round person={accuser} gaze={-0.8} {...to} />
          <CardTag number={scene.number} sign="−" x={from.x + from.width / 2} y={tags.y} size={tags.size} />
          <CardTag number={scene.number} sign="+" x={to.x + to.width / 2} y={tags.y} size={tags.size} />
          <g className={css.crossing}>
            <CardPlaced {...card} tilt={9}>
              <CharacterCard number={scene.number} />
            </CardPlaced>
          </g>
        </>
      )}
    </g>
  );
}

interface RoundProps {
  readonly person: { readonly face: number; readonly colour: Parameters<typeof AvatarRound>[0]['colour'] };
  readonly gaze: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function Round({ person, gaze, x, y, width }: RoundProps) {
  return (
    <svg x={x} y={y} width={width} height={width} aria-hidden="true">
      <AvatarRound guest={person.face} colour={person.colour} gaze={{ x: gaze, y: 0.1 }} />
    </svg>
  );
}
